import { ALL_FORGES, FORGES, NIGHT_FIELDS, SLOT_COSTS, STONES, WILD_COST, WILD_FORGE } from '@dolmen/core/rune-stones';
import { css, grain, slate } from '../../../scene/forms/paint.ts';
import { DISCARD_X, DISPLAY_Z, PILE_X, slotX } from '../layout/display.ts';
import { ARTEFACTS_X, FORGE_Z, forgeX, PILES_Z, SCRAP_X } from '../layout/forges.ts';
import { SUPPLY_Z, supplyX } from '../layout/heaps.ts';
import { BOARD } from '../layout/measures.ts';
import { RUNES_Z, runeX } from '../layout/runes.ts';
import { SPACE, SPACES } from '../layout/track.ts';
import { at, type Brush, circle, numeral, paint, turned } from './brush.ts';
import { DEEP_GOLD, GOLD, INK, ORE_INK } from './colors.ts';
import { stoneIcon } from './gem-icon.ts';
import { dieIcon, effectIcon, magicIcon, pointsIcon } from './icons.ts';

const PER_UNIT = 290;
export const BOARD_FACE = { width: Math.round(BOARD.width * PER_UNIT), height: Math.round(BOARD.depth * PER_UNIT) };
const LINE = 0.018;

/** Draws in the board's own units: its middle is the origin, as in the layout. */
export function drawBoard(brush: Brush): void {
  slate(brush, BOARD_FACE.width, BOARD_FACE.height, 11);
  brush.save();
  brush.translate(BOARD_FACE.width / 2, BOARD_FACE.height / 2);
  brush.scale(PER_UNIT, PER_UNIT);
  shadeGround(brush);
  trackBed(brush);
  spaces(brush);
  throneGround(brush);
  display(brush);
  supply(brush);
  forgeGround(brush);
  runeGround(brush);
  brush.restore();
  grain(brush, BOARD_FACE.width, BOARD_FACE.height, 17, 0.05);
}

/** Dark toward the edge, with a green light in the middle: moss on slate. */
function shadeGround(brush: Brush): void {
  const light = brush.createRadialGradient(0, 0, 0.4, 0, 0, 4.2);
  light.addColorStop(0, 'rgb(70 96 88 / 0.75)');
  light.addColorStop(0.7, 'rgb(34 48 50 / 0.85)');
  light.addColorStop(1, 'rgb(17 22 26 / 0.95)');
  brush.fillStyle = light;
  brush.fillRect(-BOARD.width / 2, -BOARD.depth / 2, BOARD.width, BOARD.depth);
}

function panel(
  brush: Brush,
  x: number,
  z: number,
  width: number,
  depth: number,
  fill: string | null,
  radius = 0.06,
): void {
  brush.beginPath();
  brush.roundRect(x - width / 2, z - depth / 2, width, depth, radius);
  paint(brush, fill, css(0xe8c069, 0.8), LINE);
}

/** Two lines of gold along the track. */
function trackBed(brush: Brush): void {
  panel(brush, 0, 0, BOARD.width - 0.08, BOARD.depth - 0.08, null, 0.3);
  panel(brush, 0, 0, BOARD.width - 0.9, BOARD.depth - 0.9, 'rgb(12 17 20 / 0.28)', 0.16);
}

const toneOf = (space: number): string => {
  if (space % 10 === 0) return '#d8a64a';
  return space % 5 === 0 ? '#c9b07a' : '#d9cba8';
};

function spaces(brush: Brush): void {
  for (const [space, { x, z, yaw }] of SPACES.entries())
    turned(brush, x, z, -yaw, () => {
      const [wide, high] = [SPACE * 0.455, 0.165];
      brush.beginPath();
      brush.roundRect(-wide, -high, wide * 2, high * 2, 0.05);
      paint(brush, toneOf(space), '#120d08', 0.022);
      brush.rotate(yaw);
      numeral(brush, String(space), 0, 0, space % 5 === 0 ? 0.17 : 0.145, '#1c130a');
    });
  for (const field of NIGHT_FIELDS) nightMark(brush, field);
}

/** Where a night token lies with the expansion: a small moon. */
function nightMark(brush: Brush, field: number): void {
  const spot = SPACES[field];
  if (spot === undefined) return;
  turned(brush, spot.x, spot.z, -spot.yaw, () => {
    brush.beginPath();
    brush.arc(0, -0.13, 0.026, 0, Math.PI * 2);
    paint(brush, '#29405f');
  });
}

/** Rays that run to the throne. */
function throneGround(brush: Brush): void {
  const z = -BOARD.depth / 2 + 0.5;
  for (let ray = 0; ray <= 16; ray++)
    turned(brush, 0, z, (ray / 16 - 0.5) * Math.PI * 0.9, () => {
      brush.beginPath();
      brush.moveTo(-0.025, 0.72);
      brush.lineTo(0.025, 0.72);
      brush.lineTo(0, ray % 2 ? 0.98 : 1.14);
      brush.closePath();
      paint(brush, css(0xe8c069, 0.55));
    });
}

function slotCost(brush: Brush, slot: number, cost: number): void {
  at(brush, slotX(slot), DISPLAY_Z + 0.6, 0.125, () => magicIcon(brush, cost));
}

function display(brush: Brush): void {
  for (const [slot, cost] of SLOT_COSTS.entries()) {
    panel(brush, slotX(slot), DISPLAY_Z, 0.69, 0.94, 'rgb(8 12 14 / 0.55)');
    slotCost(brush, slot, cost);
  }
  for (const x of [PILE_X, DISCARD_X]) panel(brush, x, DISPLAY_Z, 0.69, 0.94, 'rgb(8 12 14 / 0.55)');
  arrow(brush, (PILE_X + slotX(0)) / 2, DISPLAY_Z + 0.6);
}

/** Cards come in from the pile and move to the right. */
function arrow(brush: Brush, x: number, z: number): void {
  brush.beginPath();
  brush.moveTo(x - 0.16, z);
  brush.lineTo(x + 0.14, z);
  brush.moveTo(x + 0.06, z - 0.07);
  brush.lineTo(x + 0.15, z);
  brush.lineTo(x + 0.06, z + 0.07);
  paint(brush, null, GOLD, 0.03);
}

function supply(brush: Brush): void {
  for (const stone of STONES) {
    const ink = stone === 'ore' ? ORE_INK : INK[stone === 'wild' ? 'multi' : stone];
    circle(brush, supplyX(stone), SUPPLY_Z, 0.4);
    brush.save();
    brush.globalAlpha = 0.6;
    paint(brush, ink.dark);
    brush.restore();
    circle(brush, supplyX(stone), SUPPLY_Z, 0.4);
    paint(brush, null, ink.full, 0.035);
    at(brush, supplyX(stone) + 0.36, SUPPLY_Z + 0.24, 0.1, () => stoneIcon(brush, stone));
  }
}

/** Before each smithy: what it costs, and what it gives besides. */
function forgeGround(brush: Brush): void {
  for (const forge of ALL_FORGES) {
    const x = forgeX(forge);
    panel(brush, x, FORGE_Z + 0.06, 0.73, 1.1, 'rgb(20 10 6 / 0.55)');
    const cost = forge === WILD_FORGE ? WILD_COST : (FORGES[forge]?.cost ?? 0);
    for (let gem = 0; gem < cost; gem++)
      costMark(brush, x + (gem - (cost - 1) / 2) * 0.15, FORGE_Z + 0.54, forge === WILD_FORGE);
    bonus(brush, forge, x);
  }
  for (const x of [ARTEFACTS_X, SCRAP_X]) panel(brush, x, PILES_Z, 0.36, 1.1, 'rgb(8 12 14 / 0.4)');
}

function costMark(brush: Brush, x: number, z: number, isAny: boolean): void {
  if (isAny) return at(brush, x, z, 0.075, () => effectIcon(brush, 'any'));
  at(brush, x, z, 0.068, () => {
    circle(brush, 0, 0, 0.9);
    paint(brush, '#3a2a18', GOLD, 0.3);
  });
}

function bonus(brush: Brush, forge: number, x: number): void {
  const kind = FORGES[forge]?.bonus ?? 'none';
  const z = FORGE_Z + 0.37;
  const side = x + 0.22;
  if (kind === 'die') at(brush, side, z, 0.11, () => dieIcon(brush));
  if (kind === 'ore') at(brush, side, z, 0.11, () => stoneIcon(brush, 'ore'));
  if (kind === 'points') at(brush, side, z, 0.12, () => pointsIcon(brush, 3));
}

function runeGround(brush: Brush): void {
  for (let place = 0; place < 8; place++) {
    brush.beginPath();
    brush.ellipse(runeX(place), RUNES_Z, 0.25, 0.28, 0, 0, Math.PI * 2);
    paint(brush, 'rgb(8 12 14 / 0.5)', DEEP_GOLD, LINE);
  }
}
