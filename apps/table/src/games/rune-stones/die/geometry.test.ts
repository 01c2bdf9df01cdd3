import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { dieGeometry } from './geometry.ts';
import { SIDES } from './sides.ts';

test.each(SIDES.map((side, index) => [index, side] as const))('side %i shows its own tile', (index, side) => {
  const cube = dieGeometry();
  const [normal, uv] = [cube.getAttribute('normal'), cube.getAttribute('uv')];
  const [look, middle] = [new Vector3(), new Vector3(...side)];
  let corners = 0;
  for (let corner = 0; corner < normal.count; corner++) {
    if (look.fromBufferAttribute(normal, corner).dot(middle) < 0.999) continue;
    corners++;
    expect(Math.floor(uv.getX(corner) * 3)).toBe(index % 3);
    expect(Math.floor((1 - uv.getY(corner)) * 2)).toBe(Math.floor(index / 3));
  }
  expect(corners).toBeGreaterThan(5);
});
