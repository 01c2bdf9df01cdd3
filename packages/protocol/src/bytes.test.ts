import { at } from '@dolmen/core';
import { describe, expect, test } from 'vitest';
import { makeTable, project } from './project.ts';
import { SeatState } from './table-state.ts';
import { moments, seatsOf, viewersOf, viewsOf } from './testing/match.ts';
import { LONG, SETTINGS, type Setting } from './testing/settings.ts';
import { Wire } from './testing/wire.ts';

const GAMES = LONG ? 40 : 4;
/** In bytes, for a move and a client. */
const MOST = 80;

/** The bytes of every patch to every client, with the clocks of a room that has them. */
function patchSizes(setting: Setting, clocks: boolean): number[] {
  const sizes: number[] = [];
  for (let index = 0; index < GAMES; index++) {
    const wire = new Wire(makeTable(setting.game));
    for (const _ of seatsOf(setting)) wire.state.seats.push(new SeatState());
    for (const state of moments(setting, index)) {
      project(wire.state, viewsOf(setting, state));
      if (state.ply === 0) {
        for (const viewer of viewersOf(setting)) wire.join(viewer);
        wire.patch();
      } else {
        if (clocks) tick(wire, state.ply);
        wire.patch();
      }
    }
    for (const { received } of wire.clients) sizes.push(...received.slice(2).map((bytes) => bytes.length));
  }
  return sizes.sort((a, b) => a - b);
}

/** The worst case: a clock is stopped and another started with every move. */
function tick({ state }: Wire, ply: number): void {
  const seat = at(state.seats, ply % state.seats.length);
  seat.millis = 600_000 - ply;
  state.turnStarted = 1_800_000_000_000 + ply * 1234;
}

const share = (sorted: readonly number[], part: number): number => at(sorted, Math.floor(sorted.length * part));

describe.each([false, true])('with clocks: %s', (clocks) => {
  test.each(SETTINGS)('$name: a move costs a client few bytes', (setting) => {
    const sizes = patchSizes(setting, clocks);
    const told = `${share(sizes, 0.5)} bytes in the middle, ${share(sizes, 0.95)} at 95 %, ${share(sizes, 0.999)} at most`;
    console.log(`${setting.name}${clocks ? ', clocks' : ''}: ${told} (${sizes.length} patches)`);
    expect(share(sizes, 0.5)).toBeLessThanOrEqual(MOST);
  });
});
