import { type Card, type Deck, type Print, printOf } from '@dolmen/core/rune-stones';
import { css, random } from '../../../scene/forms/paint.ts';
import { abilityLine } from './ability-line.ts';
import { at, type Brush, circle, numeral, paint, polygon, regular, turned } from './brush.ts';
import { DEEP_GOLD, GOLD, INK, type Ink, NIGHT, PARCHMENT, SEPIA } from './colors.ts';
import { drawEmblem } from './emblems.ts';
import { gemOutline, stoneIcon } from './gem-icon.ts';
import { anyIcon, magicIcon } from './icons.ts';
import { type Kind, kindOfCard } from './kinds.ts';

/** All card pictures are drawn in these units; a larger brush makes them sharper. */
export const FACE = { width: 170, height: 238 } as const;
const { width: W, height: H } = FACE;
const MIDDLE = { x: W / 2, y: 96 };

function frame(brush: Brush, ink: Ink): void {
  brush.fillStyle = SEPIA;
  brush.fillRect(0, 0, W, H);
  brush.beginPath();
  brush.roundRect(4, 4, W - 8, H - 8, 9);
  paint(brush, ink.full, GOLD, 2);
}

/** The sky behind the emblem: light in the middle, a ring of knots, and specks that differ from card to card. */
function sky(brush: Brush, ink: Ink, kind: Kind, seed: number): void {
  const glow = brush.createRadialGradient(MIDDLE.x, MIDDLE.y - 6, 8, MIDDLE.x, MIDDLE.y, 96);
  glow.addColorStop(0, kind === 'banshee' ? '#3d6a86' : ink.light);
  glow.addColorStop(0.45, kind === 'banshee' ? '#22335f' : ink.full);
  glow.addColorStop(1, kind === 'banshee' ? NIGHT : ink.dark);
  brush.beginPath();
  brush.roundRect(9, 9, W - 18, 164, 6);
  paint(brush, glow);
  specks(brush, seed);
  ring(brush, ink);
}

function specks(brush: Brush, seed: number): void {
  const next = random(seed * 7919 + 3);
  for (let speck = 0; speck < 26; speck++) {
    circle(brush, 14 + next() * (W - 28), 14 + next() * 152, 0.5 + next() * 1.3);
    paint(brush, css(0xfff4d0, 0.2 + next() * 0.5));
  }
}

/** Knotwork: overlapping arcs around the emblem. */
function ring(brush: Brush, ink: Ink): void {
  for (let knot = 0; knot < 16; knot++)
    turned(brush, MIDDLE.x, MIDDLE.y, (knot / 16) * Math.PI * 2, () => {
      brush.beginPath();
      brush.arc(0, -62, 15, Math.PI * 0.1, Math.PI * 0.9);
      paint(brush, null, ink.dark, 4.5);
      brush.beginPath();
      brush.arc(0, -62, 15, Math.PI * 0.1, Math.PI * 0.9);
      paint(brush, null, css(0xe8c069, 0.75), 1.8);
    });
}

/** The band that says what the card does. */
function band(brush: Brush, print: Print): void {
  brush.beginPath();
  brush.roundRect(9, 168, W - 18, 61, 6);
  paint(brush, PARCHMENT, DEEP_GOLD, 1.5);
  brush.save();
  brush.translate(13, 177);
  abilityLine(brush, print.ability, W - 26, 50);
  brush.restore();
}

/** Top left: its magic. Top right: its colour and that colour's sign. */
function corners(brush: Brush, print: Print): void {
  at(brush, 30, 32, 23, () => magicIcon(brush, print.magic));
  circle(brush, W - 30, 32, 21);
  paint(brush, '#1b1420', GOLD, 2.5);
  at(brush, W - 30, 32, 15, () => (print.color === 'multi' ? anyIcon(brush) : stoneIcon(brush, print.color)));
}

/** On a shield above the band: the number that decides which card is kept. */
function shield(brush: Brush, card: Card, ink: Ink): void {
  polygon(brush, [
    [W / 2 - 25, 147],
    [W / 2 + 25, 147],
    [W / 2 + 21, 168],
    [W / 2, 176],
    [W / 2 - 21, 168],
  ]);
  paint(brush, ink.dark, GOLD, 2);
  numeral(brush, String(card), W / 2, 160, 21, '#fff3d2');
}

/** Druids have a leaf border of their own: they leave the game when they are used up. */
function druidBorder(brush: Brush): void {
  brush.beginPath();
  brush.roundRect(6.5, 6.5, W - 13, H - 13, 8);
  brush.setLineDash([7, 5]);
  paint(brush, null, '#fff3d2', 1.6);
  brush.setLineDash([]);
}

export function drawCard(brush: Brush, deck: Deck | null, card: Card): void {
  const print = printOf(deck, card);
  const kind = kindOfCard(deck, card);
  const ink = INK[print.color];
  frame(brush, ink);
  sky(brush, ink, kind, card);
  at(brush, MIDDLE.x, MIDDLE.y + 2, kind === 'druid' ? 50 : 56, () => drawEmblem(kind, { brush, ink }));
  band(brush, print);
  shield(brush, card, ink);
  corners(brush, print);
  if (print.isDruid) druidBorder(brush);
}

/** The back: the four signs around a stone table's knot. */
export function drawBack(brush: Brush): void {
  brush.fillStyle = '#1d1230';
  brush.fillRect(0, 0, W, H);
  brush.beginPath();
  brush.roundRect(6, 6, W - 12, H - 12, 9);
  paint(brush, '#33204f', GOLD, 2.5);
  for (let knot = 0; knot < 24; knot++)
    turned(brush, W / 2, H / 2, (knot / 24) * Math.PI * 2, () => {
      brush.beginPath();
      brush.arc(0, -48, 20, 0, Math.PI);
      paint(brush, null, css(0xe8c069, 0.8), 1.6);
    });
  circle(brush, W / 2, H / 2, 30);
  paint(brush, '#1d1230', GOLD, 2.5);
  at(brush, W / 2, H / 2, 22, () => anyIcon(brush));
  for (const [index, [x, y]] of regular(4, 1, Math.PI / 4).entries())
    at(brush, W / 2 + x * 80, H / 2 + y * 130, 11, () => {
      gemOutline(brush, (['green', 'red', 'blue', 'yellow'] as const)[index] ?? 'wild');
      paint(brush, css(0xe8c069, 0.9));
    });
}
