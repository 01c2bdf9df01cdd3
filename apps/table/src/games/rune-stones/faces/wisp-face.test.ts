import { TILES, type Tile } from '@dolmen/core/rune-stones';
import { expect, test } from 'vitest';
import { drawWisp } from './wisp-face.ts';

/** A brush that goes nowhere: what cannot be drawn throws before it is used. */
const nowhere = (): CanvasRenderingContext2D => {
  const brush: unknown = new Proxy(() => brush, { get: () => brush, set: () => true, apply: () => brush });
  return brush as CanvasRenderingContext2D;
};

test.each(Object.keys(TILES) as Tile[])('there is something to draw on the wisp tile %s', (tile) => {
  expect(() => drawWisp(nowhere(), tile, 0)).not.toThrow();
});
