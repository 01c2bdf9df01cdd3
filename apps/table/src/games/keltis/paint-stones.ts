import { END_STONE, FIELD_POINTS, GOAL, PATHS, TILE_POINTS } from '@dolmen/core/keltis';
import type { Tile, Tiles } from '../../scene/forms/atlas.ts';
import { css, grain, granite, shade } from '../../scene/forms/paint.ts';
import { carved, letter, stamp } from '../art/lettering.ts';
import { playerSign } from '../art/player-signs.ts';
import { POINT_TILES, pointsFace, STONE_COLUMNS, STONE_ROWS, signFace } from './faces.ts';
import { STONE } from './places.ts';
import { signOf } from './signs.ts';

type Brush = CanvasRenderingContext2D;

export const STONE_TILES: Tiles = { columns: STONE_COLUMNS, rows: STONE_ROWS, width: 192, height: 104 };

/** One tile of the small stones' atlas. */
export function paintStone(brush: Brush, tile: Tile, index: number): void {
  if (index < END_STONE * PATHS.length)
    return field(brush, tile, Math.floor(index / END_STONE), (index % END_STONE) + 1);
  const points = POINT_TILES.find((kind) => pointsFace(kind) === index);
  if (points) return round(brush, tile, () => coin(brush, String(TILE_POINTS[points])));
  const seat = [0, 1, 2, 3].find((candidate) => signFace(candidate) === index);
  if (seat !== undefined) round(brush, tile, () => plaque(brush, seat));
}

/** A stone of a path: its points on the left, its sign on the right where a tile may lie. */
function field(brush: Brush, { width, height }: Tile, path: number, number: number): void {
  const { shape, hex } = signOf(path);
  granite(brush, width, height, path * 9 + number);
  brush.globalCompositeOperation = 'multiply';
  brush.fillStyle = css(shade(hex, 1.5));
  brush.fillRect(0, 0, width, height);
  brush.globalCompositeOperation = 'source-over';
  brush.save();
  brush.scale(width / (STONE.width * 100), height / (STONE.depth * 100));
  if (number >= GOAL) goalRim(brush);
  const points = FIELD_POINTS[number] ?? 0;
  letter(brush, points < 0 ? `−${-points}` : String(points), 20, 19, { size: 24, fill: '#fff6df', rim: '#1c130b' });
  carved(brush, shape, 50, 18.75, 19, css(shade(hex, 0.45)));
  brush.restore();
}

/** The goal area is set in gold. */
function goalRim(brush: Brush): void {
  brush.lineWidth = 2.6;
  brush.strokeStyle = '#f0cf7d';
  brush.beginPath();
  brush.roundRect(2.4, 2.4, STONE.width * 100 - 4.8, STONE.depth * 100 - 4.8, 14);
  brush.stroke();
}

/** Round things: as if the tile were a square of 100. */
function round(brush: Brush, { width, height }: Tile, draw: () => void): void {
  brush.save();
  brush.scale(width / 100, height / 100);
  draw();
  brush.restore();
}

function coin(brush: Brush, points: string): void {
  brush.fillStyle = '#e9c469';
  brush.fillRect(0, 0, 100, 100);
  grain(brush, 100, 100, Number(points), 0.2);
  brush.lineWidth = 5;
  brush.strokeStyle = '#8a6320';
  brush.beginPath();
  brush.arc(50, 50, 38, 0, Math.PI * 2);
  brush.stroke();
  letter(brush, points, 50, 50, { size: 62, fill: '#3a260b' });
}

/** White, to be tinted; the sign is dark. */
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
