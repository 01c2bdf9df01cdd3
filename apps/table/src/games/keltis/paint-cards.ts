import { type Card, NUMBERS, numberOf, PATHS, pathOf } from '@dolmen/core/keltis';
import type { Tile, Tiles } from '../../scene/forms/atlas.ts';
import { css, grain, granite, plate, shade, stains } from '../../scene/forms/paint.ts';
import { type Band, frame, triskele } from '../art/knot.ts';
import { carved, letter, stamp } from '../art/lettering.ts';
import { BACK, CARD_COLUMNS, CARD_ROWS, STOCK_SPOT, spotFace } from './faces.ts';
import { signOf } from './signs.ts';

type Brush = CanvasRenderingContext2D;

export const CARD_TILES: Tiles = { columns: CARD_COLUMNS, rows: CARD_ROWS, width: 186, height: 260 };

/** One tile of the cards' atlas, in the units of `CARD_TILES`. */
export function paintCard(brush: Brush, tile: Tile, index: number): void {
  if (index < NUMBERS * PATHS.length) return front(brush, tile, index);
  if (index === BACK) return back(brush, tile);
  if (index === STOCK_SPOT) return spot(brush, tile, '#d8c48f', (x, y) => triskeleAt(brush, x, y, 46, '#d8c48f'));
  const path = PATHS.find((candidate) => spotFace(candidate) === index);
  if (path === undefined) return;
  const { shape, hex } = signOf(path);
  const color = css(shade(hex, 1.5));
  spot(brush, tile, color, (x, y) => stamp(brush, shape, x, y, 82, color));
}

/** The front: coloured stone in a plaited frame, the number in both corners, the sign in the middle and beside it. */
function front(brush: Brush, { width, height }: Tile, card: Card): void {
  const { shape, hex } = signOf(pathOf(card));
  const number = String(numberOf(card));
  ground(brush, width, height, hex, card);
  frame(brush, 12, 12, width - 24, height - 24, band(hex));
  medallion(brush, width / 2, height * 0.55, shape, hex);
  corner(brush, number, shape);
  brush.save();
  brush.translate(width, height);
  brush.rotate(Math.PI);
  corner(brush, number, shape);
  brush.restore();
}

const band = (hex: number): Band => ({
  swing: 4.6,
  width: 3.4,
  light: css(shade(hex, 1.75)),
  dark: css(shade(hex, 0.32)),
});

function ground(brush: Brush, width: number, height: number, hex: number, seed: number): void {
  const wash = brush.createLinearGradient(0, 0, width * 0.4, height);
  wash.addColorStop(0, css(shade(hex, 1.12)));
  wash.addColorStop(1, css(shade(hex, 0.62)));
  brush.fillStyle = css(shade(hex, 0.4));
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = wash;
  plate(brush, 5, 5, width - 10, height - 10, 12);
  brush.fill();
  stains(brush, width, height, seed, 'rgb(0 0 0 / 0.16)', 10);
  stains(brush, width, height, seed + 99, 'rgb(255 246 220 / 0.13)', 8);
  grain(brush, width, height, seed, 0.22);
}

/** The number needs a quiet ground: in a row of cards this corner is all that is seen of one. */
function corner(brush: Brush, number: string, shape: string): void {
  brush.fillStyle = 'rgb(18 12 8 / 0.62)';
  plate(brush, 17, 17, 152, 62, 12);
  brush.fill();
  letter(brush, number, 58, 48, { size: 66, fill: '#fff6df', rim: '#1a120b' });
  // Upside down a 6 is a 9: a line tells which way is up.
  if (number === '6' || number === '9') underline(brush, 58);
  stamp(brush, shape, 137, 48, 46, '#fff0cc');
}

function underline(brush: Brush, x: number): void {
  brush.fillStyle = '#fff6df';
  brush.fillRect(x - 17, 73, 34, 4);
}

function medallion(brush: Brush, x: number, y: number, shape: string, hex: number): void {
  const radius = 50;
  const light = brush.createRadialGradient(x - 12, y - 16, 6, x, y, radius);
  light.addColorStop(0, css(shade(hex, 1.5)));
  light.addColorStop(1, css(shade(hex, 0.7)));
  brush.fillStyle = light;
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.fill();
  for (const [ring, width, color] of [
    [radius, 6, css(shade(hex, 0.35))],
    [radius, 2.4, css(shade(hex, 1.8))],
  ] as const) {
    brush.beginPath();
    brush.arc(x, y, ring, 0, Math.PI * 2);
    brush.lineWidth = width;
    brush.strokeStyle = color;
    brush.stroke();
  }
  carved(brush, shape, x, y, 62, '#fbeecb');
}

/** The back: dark stone, and the three spirals. */
function back(brush: Brush, { width, height }: Tile): void {
  granite(brush, width, height, 7);
  brush.fillStyle = 'rgb(30 52 44 / 0.86)';
  brush.fillRect(0, 0, width, height);
  grain(brush, width, height, 8, 0.25);
  const gold = { swing: 4.6, width: 3.4, light: '#d9bd7c', dark: '#17251f' };
  frame(brush, 12, 12, width - 24, height - 24, gold);
  frame(brush, 30, 30, width - 60, height - 60, { ...gold, swing: 2.6, width: 2 });
  for (const [size, wide, color] of [
    [60, 17, '#101c17'],
    [60, 8, '#d9bd7c'],
  ] as const) {
    triskele(brush, width / 2, height / 2, size);
    brush.lineWidth = wide;
    brush.lineCap = 'round';
    brush.strokeStyle = color;
    brush.stroke();
  }
}

function triskeleAt(brush: Brush, x: number, y: number, radius: number, color: string): void {
  triskele(brush, x, y, radius);
  brush.lineWidth = 8;
  brush.lineCap = 'round';
  brush.strokeStyle = color;
  brush.stroke();
}

/** A place for cards, cut into the ground. */
function spot(brush: Brush, { width, height }: Tile, color: string, sign: (x: number, y: number) => void): void {
  brush.fillStyle = 'rgb(10 8 5 / 0.42)';
  plate(brush, 6, 6, width - 12, height - 12, 16);
  brush.fill();
  brush.lineWidth = 3;
  brush.strokeStyle = color;
  brush.globalAlpha = 0.85;
  plate(brush, 10, 10, width - 20, height - 20, 13);
  brush.stroke();
  brush.globalAlpha = 0.7;
  sign(width / 2, height / 2);
  brush.globalAlpha = 1;
}
