import { faceOf, RUNE_POINTS, type Rune } from '@dolmen/core/rune';
import type { Tile, Tiles } from '../../scene/forms/atlas.ts';
import { css, grain, plate, shade, slate, stains } from '../../scene/forms/paint.ts';
import { frame, triskele } from '../art/knot.ts';
import { stamp } from '../art/lettering.ts';
import { playerSign } from '../art/player-signs.ts';
import { BACK, CARD_COLUMNS, CARD_ROWS, OUT_SPOT, SMALL_COLUMNS, SMALL_ROWS } from './faces.ts';
import { signOf } from './signs.ts';

type Brush = CanvasRenderingContext2D;

export const CARD_TILES: Tiles = { columns: CARD_COLUMNS, rows: CARD_ROWS, width: 288, height: 432 };
export const SMALL_TILES: Tiles = { columns: SMALL_COLUMNS, rows: SMALL_ROWS, width: 160, height: 160 };

/** One side of a field on a card, in pixels. */
const FIELD = CARD_TILES.width / 2;
const FIELDS = [0, 1, 2, 3, 4, 5] as const;
const cornerOf = (field: number): readonly [x: number, y: number] => [
  (field % 2) * FIELD,
  Math.floor(field / 2) * FIELD,
];

/** A card of slate, its six runes cut into six stones. */
export function paintCard(brush: Brush, tile: Tile, index: number): void {
  if (index < BACK) return front(brush, tile, index);
  if (index === BACK) return back(brush, tile);
  if (index === OUT_SPOT) outSpot(brush, tile);
}

/** The light of the runes alone, upon black. */
export function paintLight(brush: Brush, { width, height }: Tile, index: number): void {
  brush.fillStyle = '#000';
  brush.fillRect(0, 0, width, height);
  if (index < BACK) eachRune(brush, index, (rune) => glow(brush, rune));
}

function front(brush: Brush, { width, height }: Tile, card: number): void {
  slate(brush, width, height, card + 3);
  eachRune(brush, card, (rune, field) => stone(brush, rune, card * 6 + field));
  eachRune(brush, card, (rune) => cut(brush, rune));
  brush.lineWidth = card === 0 ? 9 : 6;
  brush.strokeStyle = card === 0 ? '#b99246' : '#1c1e20';
  plate(brush, 3, 3, width - 6, height - 6, 14);
  brush.stroke();
}

/** Draws each field as a box of 100 by 100. */
function eachRune(brush: Brush, card: number, draw: (rune: Rune, field: number) => void): void {
  const face = faceOf(card, 0);
  for (const field of FIELDS) {
    const [x, y] = cornerOf(field);
    brush.save();
    brush.translate(x, y);
    brush.scale(FIELD / 100, FIELD / 100);
    draw(face[field] ?? 1, field);
    brush.restore();
  }
}

/** A flat stone, bevelled, with a breath of its rune's colour. */
function stone(brush: Brush, rune: Rune, seed: number): void {
  const { hex } = signOf(rune);
  const light = brush.createLinearGradient(0, 0, 60, 100);
  light.addColorStop(0, css(mixed(hex, 0x8b8f93, 0.72)));
  light.addColorStop(1, css(mixed(hex, 0x4a4e53, 0.74)));
  brush.fillStyle = 'rgb(12 13 15)';
  plate(brush, 3, 3, 94, 94, 13);
  brush.fill();
  brush.fillStyle = light;
  plate(brush, 6, 6, 88, 88, 11);
  brush.fill();
  brush.save();
  brush.clip();
  stains(brush, 100, 100, seed, 'rgb(0 0 0 / 0.2)', 5);
  stains(brush, 100, 100, seed + 500, 'rgb(255 255 255 / 0.1)', 4);
  grain(brush, 100, 100, seed, 0.3);
  brush.restore();
  brush.lineWidth = 2;
  brush.strokeStyle = 'rgb(255 255 255 / 0.22)';
  brush.beginPath();
  brush.moveTo(8, 88);
  brush.lineTo(8, 15);
  brush.quadraticCurveTo(8, 8, 15, 8);
  brush.lineTo(88, 8);
  brush.stroke();
}

/** `weight` of the second colour. */
function mixed(one: number, other: number, weight: number): number {
  const part = (shift: number): number =>
    Math.round(((one >> shift) & 255) * (1 - weight) + ((other >> shift) & 255) * weight) << shift;
  return part(16) | part(8) | part(0);
}

const LINES = { at: [17, 8], size: 66 } as const;

function chisel(brush: Brush, rune: Rune, width: number, color: string, shift = 0): void {
  brush.save();
  brush.translate(LINES.at[0] + shift, LINES.at[1] + shift);
  brush.scale(LINES.size / 100, LINES.size / 100);
  brush.lineWidth = width;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  brush.strokeStyle = color;
  brush.stroke(new Path2D(signOf(rune).lines));
  brush.restore();
}

/** The cut itself: dark walls, a lit edge, the rune's colour on its ground; below, its points as dots. */
function cut(brush: Brush, rune: Rune): void {
  const { hex } = signOf(rune);
  chisel(brush, rune, 21, 'rgb(255 255 255 / 0.28)', 1.7);
  chisel(brush, rune, 21, 'rgb(8 9 11 / 0.95)');
  chisel(brush, rune, 11, css(hex));
  chisel(brush, rune, 4, css(shade(hex, 1.35)));
  dots(brush, rune, css(hex), 4.4, true);
}

function dots(brush: Brush, rune: Rune, color: string, radius: number, isCut: boolean): void {
  const count = RUNE_POINTS[rune as 1 | 2 | 3];
  for (let dot = 0; dot < count; dot++) {
    const x = 50 + (dot - (count - 1) / 2) * 15;
    if (isCut) disc(brush, x, 87, radius + 2.4, 'rgb(8 9 11 / 0.95)');
    disc(brush, x, 87, radius, color);
  }
}

function disc(brush: Brush, x: number, y: number, radius: number, color: string): void {
  brush.fillStyle = color;
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.fill();
}

function glow(brush: Brush, rune: Rune): void {
  const { hex } = signOf(rune);
  brush.shadowColor = css(hex, 0.8);
  brush.shadowBlur = 22;
  chisel(brush, rune, 11, css(shade(hex, 0.8)));
  brush.shadowBlur = 0;
  chisel(brush, rune, 5, css(hex));
  dots(brush, rune, css(shade(hex, 0.7)), 4, false);
}

function back(brush: Brush, { width, height }: Tile): void {
  slate(brush, width, height, 91);
  brush.fillStyle = 'rgb(16 22 34 / 0.55)';
  brush.fillRect(0, 0, width, height);
  const band = { swing: 7, width: 5, light: '#9fa9b8', dark: '#12161d' };
  frame(brush, 20, 20, width - 40, height - 40, band);
  for (const [wide, color] of [
    [27, '#0d1117'],
    [12, '#aeb8c6'],
  ] as const) {
    triskele(brush, width / 2, height / 2, 100);
    brush.lineWidth = wide;
    brush.lineCap = 'round';
    brush.strokeStyle = color;
    brush.stroke();
  }
}

function outSpot(brush: Brush, { width, height }: Tile): void {
  brush.fillStyle = 'rgb(10 8 6 / 0.45)';
  plate(brush, 8, 8, width - 16, height - 16, 22);
  brush.fill();
  brush.lineWidth = 6;
  brush.setLineDash([22, 16]);
  brush.strokeStyle = 'rgb(226 200 150 / 0.8)';
  brush.stroke();
  brush.setLineDash([]);
  brush.lineCap = 'round';
  brush.lineWidth = 16;
  brush.beginPath();
  brush.moveTo(width * 0.3, height * 0.37);
  brush.lineTo(width * 0.7, height * 0.63);
  brush.moveTo(width * 0.7, height * 0.37);
  brush.lineTo(width * 0.3, height * 0.63);
  brush.stroke();
}

const isMarker = (index: number): boolean => index < SMALL_COLUMNS;

/** A marker shows a rune in a ring of its owner's colour and signs; a plaque the owner's sign, to be tinted. */
export function paintSmall(brush: Brush, { width, height }: Tile, index: number, colors: readonly number[]): void {
  brush.save();
  brush.scale(width / 100, height / 100);
  if (isMarker(index)) marker(brush, Math.floor(index / 2), (index % 2) + 1, colors);
  else plaque(brush, index - SMALL_COLUMNS);
  brush.restore();
}

export function paintSmallLight(brush: Brush, { width, height }: Tile, index: number): void {
  brush.fillStyle = '#000';
  brush.fillRect(0, 0, width, height);
  brush.save();
  brush.scale(width / 100, height / 100);
  if (isMarker(index)) inner(brush, () => glow(brush, (index % 2) + 1));
  else shine(brush);
  brush.restore();
}

/** A rim of light: the sign itself must stay dark to be seen. */
function shine(brush: Brush): void {
  brush.lineWidth = 12;
  brush.strokeStyle = '#ffb84a';
  brush.beginPath();
  brush.arc(50, 50, 44, 0, Math.PI * 2);
  brush.stroke();
}

function inner(brush: Brush, draw: () => void): void {
  brush.save();
  brush.translate(21, 21);
  brush.scale(0.58, 0.58);
  draw();
  brush.restore();
}

function marker(brush: Brush, seat: number, rune: Rune, colors: readonly number[]): void {
  brush.fillStyle = css(colors[seat] ?? 0xffffff);
  brush.fillRect(0, 0, 100, 100);
  for (let sign = 0; sign < 8; sign++) {
    const angle = (sign * Math.PI) / 4 + Math.PI / 8;
    stamp(brush, playerSign(seat), 50 + Math.cos(angle) * 41, 50 + Math.sin(angle) * 41, 10, '#2a1d12');
  }
  disc(brush, 50, 50, 34, '#15181b');
  disc(brush, 50, 50, 32, css(mixed(signOf(rune).hex, 0x4a4e53, 0.7)));
  inner(brush, () => cut(brush, rune));
}

function plaque(brush: Brush, seat: number): void {
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, 100, 100);
  brush.lineWidth = 5;
  brush.strokeStyle = 'rgb(30 20 10 / 0.65)';
  brush.beginPath();
  brush.arc(50, 50, 39, 0, Math.PI * 2);
  brush.stroke();
  stamp(brush, playerSign(seat), 50, 50, 44, '#2a1d12');
}
