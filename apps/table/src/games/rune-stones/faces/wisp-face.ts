import { type Effect, TILES, type Tile } from '@dolmen/core/rune-stones';
import { css, random } from '../../../scene/forms/paint.ts';
import { at, type Brush, circle, paint } from './brush.ts';
import { NIGHT, WISP_LIGHT } from './colors.ts';
import { effectIcon, playIcon, wispIcon } from './icons.ts';

/** The side of a tile's picture. */
export const WISP_FACE = 160;
const MIDDLE = WISP_FACE / 2;

function ground(brush: Brush, seed: number): void {
  const sky = brush.createRadialGradient(MIDDLE, MIDDLE, 8, MIDDLE, MIDDLE, 108);
  sky.addColorStop(0, '#2f5878');
  sky.addColorStop(0.6, '#1a2750');
  sky.addColorStop(1, NIGHT);
  brush.fillStyle = sky;
  brush.fillRect(0, 0, WISP_FACE, WISP_FACE);
  const next = random(seed + 40);
  for (let star = 0; star < 22; star++) {
    circle(brush, next() * WISP_FACE, next() * WISP_FACE, 0.6 + next() * 1.4);
    paint(brush, css(0xd9fff6, 0.25 + next() * 0.5));
  }
  brush.beginPath();
  brush.roundRect(7, 7, WISP_FACE - 14, WISP_FACE - 14, 14);
  paint(brush, null, WISP_LIGHT, 3);
}

function icons(brush: Brush, effects: readonly Effect[]): void {
  if (effects.length === 0) throw new Error('a tile that does nothing has no face');
  const size = effects.length > 1 ? 30 : 42;
  for (const [index, effect] of effects.entries())
    at(brush, MIDDLE + (index - (effects.length - 1) / 2) * 66, MIDDLE, size, () => effectIcon(brush, effect));
}

/** `null`: the back. */
export function drawWisp(brush: Brush, tile: Tile | null, seed: number): void {
  ground(brush, seed);
  if (tile === null) return at(brush, MIDDLE, MIDDLE, 44, () => wispIcon(brush));
  if (tile === 'play') return at(brush, MIDDLE, MIDDLE, 44, () => playIcon(brush));
  icons(brush, TILES[tile].effects);
}

/** What shines by itself: the frame, and the wisp on the back. */
export function drawWispLight(brush: Brush, tile: Tile | null): void {
  brush.fillStyle = '#000';
  brush.fillRect(0, 0, WISP_FACE, WISP_FACE);
  const halo = brush.createRadialGradient(MIDDLE, MIDDLE, 10, MIDDLE, MIDDLE, 76);
  halo.addColorStop(0, '#1f6f7a');
  halo.addColorStop(1, '#000');
  brush.fillStyle = halo;
  brush.fillRect(0, 0, WISP_FACE, WISP_FACE);
  brush.beginPath();
  brush.roundRect(7, 7, WISP_FACE - 14, WISP_FACE - 14, 14);
  paint(brush, null, '#4ff0dc', 4);
  if (tile === null) at(brush, MIDDLE, MIDDLE, 44, () => wispIcon(brush));
}
