import { keltis, type View } from '@dolmen/core/keltis';
import { Euler, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { idleLayout, layoutLaws } from '../testing/layout-laws.ts';
import { type Step, selfPlay } from '../testing/self-play.ts';
import { attempt } from './attempt.ts';
import { beat } from './beat.ts';
import { glances } from './glances.ts';
import { layout } from './layout.ts';
import { fieldAt, rowAt, rowPlace, STONE, TABLE } from './places.ts';

/** What no piece carries: a page offers it in words. */
const NO_PIECES = ['stay'];

const GAMES = [
  [2, 11],
  [3, 12],
  [4, 13],
] as const;

/** A quarter of all moments: whole games are long, and neighbours much alike. */
const STEPS = GAMES.flatMap(([seats, seed]) => [...selfPlay(keltis, seats, seed)]).filter(
  ({ before, events }) => before.ply % 4 === 0 || events.some(({ type }) => type === 'stayed' || type === 'ended'),
);

const each = (check: (step: Step<View>) => void): void => {
  for (const step of STEPS) check(step);
};

const idle = idleLayout(layout);

describe('the layout of Keltis, over whole games and for every viewer', () => {
  layoutLaws({ game: keltis, steps: STEPS, layout, idle, glances, table: TABLE, noPieces: NO_PIECES });

  test('no card is seen that the viewer may not know', () => {
    each(({ after, viewer }) => {
      const seen = idle(after, viewer).filter(({ form, face }) => form === 'card' && (face ?? 0) < 55);
      const known = [
        ...after.players.flatMap((player) => [...player.hand, ...player.rows.flat()]),
        ...after.discards.flat(),
      ].filter((card) => card !== null);
      expect(seen.map(({ face }) => face).sort()).toEqual(known.sort());
    });
  });

  test('the own hand faces the eye, every number free', () => {
    each(({ after, viewer }) => {
      const hand = idle(after, viewer).filter(({ touch }) => touch?.startsWith('hand:'));
      const toEye = new Vector3(0, 7, 6).normalize();
      for (const [index, { pose }] of hand.entries()) {
        const [yaw, pitch, roll] = pose.turn ?? [0, 0, 0];
        const front = new Vector3(0, 1, 0).applyEuler(new Euler(pitch, yaw, roll, 'YXZ'));
        expect(front.dot(toEye)).toBeGreaterThan(0.85);
        const next = hand[index + 1];
        if (next) expect(next.pose.at[0] - pose.at[0]).toBeGreaterThan(0.4);
      }
    });
  });

  test('figures stand apart', () => {
    each(({ after, viewer }) => {
      const figures = idle(after, viewer).filter(({ form }) => form.startsWith('figure-'));
      const gaps = figures.flatMap((one, index) =>
        figures
          .slice(index + 1)
          .map((other) => Math.hypot(one.pose.at[0] - other.pose.at[0], one.pose.at[2] - other.pose.at[2])),
      );
      expect(Math.min(...gaps)).toBeGreaterThan(0.21);
    });
  });
});

test('the stones of the paths do not touch each other', () => {
  const all = [0, 1, 2, 3, 4].flatMap((path) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((field) => fieldAt(path, field)));
  for (const [index, [x, z]] of all.entries()) {
    for (const [ox, oz] of all.slice(index + 1)) {
      expect(Math.abs(x - ox) >= STONE.width || Math.abs(z - oz) >= STONE.depth).toBe(true);
    }
  }
});

test('in a row of twelve cards every number can be read', () => {
  const place = rowPlace('near', 2);
  const zs = Array.from({ length: 12 }, (_, index) => rowAt(place, index, 12)[1]);
  for (const [index, z] of zs.slice(1).entries()) expect(z - (zs[index] ?? 0)).toBeGreaterThan(0.11);
});

test('beats speak of pieces that are there, or were', () => {
  const kinds = new Set<string>();
  each(({ before, after, events, viewer }) => {
    const were = new Set(idle(before, viewer).map(({ id }) => id));
    const are = new Set(idle(after, viewer).map(({ id }) => id));
    for (const event of events) {
      kinds.add(event.type);
      const shown = beat(event, before, after, viewer);
      const comes = shown?.comes ?? [];
      expect([...(shown?.moves ?? []), ...comes.map(([piece]) => piece)].filter((id) => !are.has(id))).toEqual([]);
      expect(comes.filter(([, from]) => !were.has(String(from)))).toEqual([]);
    }
  });
  expect([...kinds].sort()).toEqual(
    ['played', 'discarded', 'moved', 'scored', 'took-wish', 'found-clover', 'stayed', 'drew', 'ended'].sort(),
  );
});

test('a played card comes from where it was held', () => {
  each(({ before, after, events, viewer }) => {
    const played = events.find(({ type }) => type === 'played');
    if (!played) return;
    const { seat } = played;
    const [[piece, from] = []] = beat(played, before, after, viewer)?.comes ?? [];
    expect(piece).toMatch(/^row@/);
    expect(from).toMatch(seat === viewer ? /^hand:/ : /^(hidden|known)@/);
  });
});

test('a gesture that is not allowed is understood all the same', () => {
  each(({ before, viewer }) => {
    if (viewer !== before.toAct) return;
    for (const action of keltis.legal(before)) {
      expect(attempt(before, keltis.gesture(action))).toBe(keltis.format(action));
    }
  });
  const [view] = [...selfPlay(keltis, 2, 1)].map(({ before }) => before);
  expect(attempt(view as View, ['hand:red-7', 'row:blue'])).toBeNull();
});

test('there is a glance at the seat, the board, every player and the whole table', () => {
  for (const [seats, seed] of GAMES) {
    const [first] = selfPlay(keltis, seats, seed);
    const ids = glances((first as Step<View>).after, 0).map(({ id }) => id);
    expect(ids).toEqual(['seat', 'board', ...Array.from({ length: seats }, (_, seat) => `player-${seat}`), 'top']);
  }
});
