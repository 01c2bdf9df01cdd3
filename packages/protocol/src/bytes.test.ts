import { at } from '@dolmen/core';
import { describe, expect, test } from 'vitest';
import { SeatState } from './table-state.ts';
import { moments, seatsOf, viewsOf } from './testing/match.ts';
import { LONG, SETTINGS, type Setting } from './testing/settings.ts';
import { openTable, step } from './testing/table.ts';
import type { Wire } from './testing/wire.ts';

/** In bytes, for a move and a client. */
const MOST = 80;
const GAMES = LONG ? 10 : 2;

/** The bytes of every patch of a game to every client. */
function patchSizes(setting: Setting, index: number, tick: (wire: Wire, ply: number) => void): number[] {
  const states = moments(setting, index);
  const wire = openTable(setting, viewsOf(setting, states.next().value));
  for (const _ of seatsOf(setting)) wire.state.seats.push(new SeatState());
  wire.patch();
  const before = at(wire.clients, 0).received.length;
  for (const state of states) {
    tick(wire, state.ply);
    step(wire, viewsOf(setting, state));
  }
  return wire.clients.flatMap(({ received }) => received.slice(before).map((bytes) => bytes.length));
}

const noClock = (): void => {};

/** The worst case: with every move a clock is stopped and another one started. */
function clocks({ state }: Wire, ply: number): void {
  at(state.seats, ply % state.seats.length).millis = 600_000 - ply;
  state.turnStarted = 1_800_000_000_000 + ply * 1234;
  state.now = state.turnStarted + 3;
}

const share = (sorted: readonly number[], part: number): number => at(sorted, Math.floor(sorted.length * part));

describe.each([
  { kind: 'without clocks', tick: noClock, games: GAMES },
  { kind: 'with clocks', tick: clocks, games: GAMES / 2 },
])('$kind', ({ kind, tick, games }) => {
  test.each(SETTINGS)('$name: a move costs a client few bytes', (setting) => {
    const sizes = Array.from({ length: games }, (_, index) => patchSizes(setting, index, tick))
      .flat()
      .sort((a, b) => a - b);
    const [median, most] = [share(sizes, 0.5), share(sizes, 0.95)];
    console.log(`${setting.name}, ${kind}: median ${median}, p95 ${most} bytes, ${sizes.length} patches`);
    expect(median).toBeLessThanOrEqual(MOST);
  });
});
