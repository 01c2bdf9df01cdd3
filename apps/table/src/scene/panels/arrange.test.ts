import { describe, expect, test } from 'vitest';
import keltis from '../../games/keltis/index.ts';
import rune from '../../games/rune/index.ts';
import runeStones from '../../games/rune-stones/index.ts';
import { localTable, settingFor } from '../../practice/testing/local-table.ts';
import { createSession } from '../../session/create-session.ts';
import type { AnyStage } from '../stage.ts';
import { NOT_PICKING } from '../stage.ts';
import { viewpointAt } from '../xr/places.ts';
import { arrange } from './arrange.ts';
import { plaquePlace } from './plaque-place.ts';

const STAGES: readonly (readonly [AnyStage, seats: number])[] = [
  [keltis, 4],
  [rune, 2],
  [runeStones, 4],
];

/** How far below the horizon a point is, seen from the eyes. */
const below = ([x, y, z]: readonly number[], eyes: readonly number[]): number =>
  Math.atan2((eyes[1] ?? 0) - (y ?? 0), Math.hypot((eyes[0] ?? 0) - (x ?? 0), (eyes[2] ?? 0) - (z ?? 0)));

describe.each(STAGES)('panels around $game', (stage, seats) => {
  const { source } = localTable(settingFor(stage.game, seats, '31', {}));
  const state = createSession(source).get();
  const seat = viewpointAt('seat', stage.table, false);

  test('leave the own hand free: the prompt begins below it', () => {
    const { prompt } = arrange(seat, stage.table);
    const hand = stage
      .layout(state.view, 0, { ...NOT_PICKING, isSeated: true })
      .filter(({ touch }) => touch?.startsWith('hand:'));
    expect(hand.length).toBeGreaterThan(0);
    for (const { pose } of hand) expect(below(prompt.at, seat.eyes)).toBeGreaterThan(below(pose.at, seat.eyes));
  });

  test('stand on the side where one sits, and look at whoever sits there', () => {
    for (const name of ['seat', 'left', 'across'] as const) {
      const viewpoint = viewpointAt(name, stage.table, false);
      for (const { at, yaw = 0 } of Object.values(arrange(viewpoint, stage.table))) {
        const [x, z] = [viewpoint.eyes[0] - at[0], viewpoint.eyes[2] - at[2]];
        expect(x * Math.sin(yaw) + z * Math.cos(yaw)).toBeGreaterThan(0);
      }
    }
  });

  test('have a plaque for everybody, no two at the same place', () => {
    const places = state.table.seats.map((_, of) => plaquePlace(stage, state, of, seat).at);
    expect(new Set(places.map(String)).size).toBe(seats);
  });
});

test('at a corner the prompt lies higher than at an edge, or the wood would cut it off', () => {
  const high = (yaw: number): number => arrange({ eyes: [0, 5, 9], yaw, size: 1 }, [15, 12]).prompt.at[1];
  expect(high(0.72)).toBeGreaterThan(high(0) + 0.5);
  expect([high(0.1), high(Math.PI / 2), high(Math.PI)]).toEqual(
    [high(0), high(0), high(0)].map((y) => expect.closeTo(y)),
  );
});
