import { Euler, Matrix4, Quaternion, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import keltis from '../../games/keltis/index.ts';
import rune from '../../games/rune/index.ts';
import runeStones from '../../games/rune-stones/index.ts';
import { localTable, settingFor } from '../../practice/testing/local-table.ts';
import { createSession } from '../../session/create-session.ts';
import type { Piece, Vec } from '../piece.ts';
import type { Viewpoint } from '../poses.ts';
import type { AnyStage } from '../stage.ts';
import { NOT_PICKING } from '../stage.ts';
import { PLACES, viewpointAt } from '../xr/places.ts';
import { arrange } from './arrange.ts';
import type { PanelPlace } from './panel.tsx';
import { plaquePlace } from './plaque-place.ts';

const STAGES: readonly (readonly [AnyStage, seats: number])[] = [
  [keltis, 4],
  [rune, 2],
  [runeStones, 4],
];

/** How wide and high the panels are that are always there, when they say as much as they ever do. */
const EXTENT = { prompt: [5.2, 2.8], aid: [3, 2.6], log: [3.4, 4.3], plaque: [2.2, 1] } as const;
type Extent = (typeof EXTENT)[keyof typeof EXTENT];

/** Whoever sits or stands at a table as large as life, and whoever has put a smaller one down before them, or turned it. */
const SMALLER = [
  [0.3, 0],
  [0.3, 0.5],
  [0.5, 0],
  [0.5, 0.5],
  [0.5, 0.8],
  [0.7, 0],
] as const;
function viewpoints(table: readonly [number, number]): readonly Viewpoint[] {
  const seats = PLACES.flatMap((place) => [false, true].map((leans) => viewpointAt(place, table, leans)));
  const before = SMALLER.map(([times, yaw]) => ownTable(times, yaw));
  return [...seats, ...before];
}
const ownTable = (times: number, yaw: number): Viewpoint => {
  const [size, away] = [1 / times, 7.5 / times];
  return { eyes: [Math.sin(yaw) * away, 4 * size, Math.cos(yaw) * away], yaw, size };
};

/** Whether a panel is between the eyes and a point. */
function covers(
  { at, yaw = 0, tilt = 0, scale = 1 }: PanelPlace,
  [width, height]: Extent,
  seen: Viewpoint,
  point: Vec,
) {
  const turn = new Quaternion().setFromEuler(new Euler(-tilt, yaw, 0, 'YXZ'));
  const size = new Vector3().setScalar(scale * seen.size);
  const inside = new Matrix4().compose(new Vector3(...at), turn, size).invert();
  const eyes = new Vector3(...seen.eyes).applyMatrix4(inside);
  const end = new Vector3(...point).applyMatrix4(inside);
  if (eyes.z <= 0 || end.z >= 0) return false;
  const { x, y } = eyes.lerp(end, eyes.z / (eyes.z - end.z));
  return Math.abs(x) <= width / 2 && y <= 0 && -y <= height;
}

/** Of a held card its corners too: of those that lie, the middle is enough to know and touch it by. */
function pointsOf({ touch, pose: { at, turn = [0, 0, 0], size = 1 } }: Piece): readonly Vec[] {
  if (!touch?.startsWith('hand:')) return [at];
  const [yaw, pitch, roll] = turn;
  const corner = (x: number, z: number): Vec => {
    const from = new Vector3(x * 0.3, 0, z * 0.42).multiplyScalar(size);
    return from
      .applyEuler(new Euler(pitch, yaw, roll, 'YXZ'))
      .add(new Vector3(...at))
      .toArray();
  };
  return [at, corner(-1, -1), corner(1, -1), corner(-1, 1), corner(1, 1)];
}

describe.each(STAGES)('panels around $game', (stage, seats) => {
  const { source } = localTable(settingFor(stage.game, seats, '31', {}));
  const state = createSession(source).get();
  const seat = viewpointAt('seat', stage.table, false);

  test('cover neither the own hand nor anything else that is touched, from any place and at any size', () => {
    const pieces = stage
      .layout(state.view, 0, { ...NOT_PICKING, isSeated: true })
      .filter(({ touch }) => touch !== undefined);
    expect(pieces.some(({ touch }) => touch?.startsWith('hand:'))).toBe(true);
    for (const seen of viewpoints(stage.table)) {
      const { prompt, aid, log } = arrange(seen, stage.table);
      const plaques = state.table.seats.map((_, of) => plaquePlace(stage, state, of, seen));
      const panels = [
        ...([
          [prompt, EXTENT.prompt],
          [aid, EXTENT.aid],
          [log, EXTENT.log],
        ] as const),
        ...plaques.map((plaque) => [plaque, EXTENT.plaque] as const),
      ];
      const covered = pieces.filter((piece) =>
        pointsOf(piece).some((point) => panels.some(([place, extent]) => covers(place, extent, seen, point))),
      );
      expect({ seen, covered: covered.map(({ touch }) => touch) }).toEqual({ seen, covered: [] });
    }
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
