import { rune, type View } from '@dolmen/core/rune';
import { describe, expect, test } from 'vitest';
import { idleLayout, layoutLaws, poseKey } from '../testing/layout-laws.ts';
import { pickings, type Step, selfPlay } from '../testing/self-play.ts';
import { attempt } from './attempt.ts';
import { beat } from './beat.ts';
import { glances } from './glances.ts';
import { cardAt, fieldUnder, gridOf, stack, THICK } from './grid.ts';
import { layout } from './layout.ts';
import { TABLE } from './places.ts';

/** How a card is turned is chosen beside the picture. */
const NO_PIECES = [0, 1, 2, 3].map((turn) => `turn:${turn}`);

const STEPS = [21, 22, 23].flatMap((seed) => [
  ...selfPlay(rune, 2, seed),
  ...selfPlay(rune, 2, seed, { grandmaster: true }),
]);

const each = (check: (step: Step<View>) => void): void => {
  for (const step of STEPS) check(step);
};

const idle = idleLayout(layout);

describe('the layout of Rune, over whole games and for every viewer', () => {
  layoutLaws({ game: rune, steps: STEPS, layout, idle, glances, table: TABLE, noPieces: NO_PIECES });

  test('spots of light do not cover each other', () => {
    each(({ before, viewer }) => {
      if (viewer === null || viewer !== before.toAct) return;
      for (const picking of pickings(rune, before)) {
        const pieces = layout(before, viewer, picking);
        expect(new Set(pieces.map(poseKey)).size).toBe(pieces.length);
      }
    });
  });

  test('every card lies upon those it covers', () => {
    each(({ after, viewer }) => {
      const poses = after.laid.map(({ card }) => idle(after, viewer).find(({ id }) => id === `card:${card}`)?.pose);
      const tops = poses.map((pose) => (pose?.at[1] ?? 0) / THICK + (pose?.size ?? 1) / 2);
      const { levels } = stack(after.laid);
      expect(tops.map((top) => Math.round(top * 1000) / 1000)).toEqual(levels.map((level) => level + 1));
      expect(levels.slice(1).every((level) => level > 0)).toBe(true);
    });
  });

  test('no card is seen that the viewer may not know', () => {
    each(({ after, viewer }) => {
      const seen = idle(after, viewer).filter(({ form, face }) => form === 'card' && (face ?? 0) <= 16);
      const known = [
        ...after.laid.map(({ card }) => card),
        ...after.dropped,
        ...after.players.flatMap(({ hand }) => hand),
      ];
      expect(seen.map(({ face }) => face).sort()).toEqual(known.filter((card) => card !== null).sort());
    });
  });
});

test('a point of the table is the field it lies on, however the card is turned', () => {
  each(({ before }) => {
    const grid = gridOf(before);
    for (const turn of [0, 1, 2, 3]) {
      const [x, z] = cardAt(grid, { x: -3, y: 2 }, turn);
      expect(fieldUnder(grid, [x + 0.1, 0, z - 0.1], turn)).toEqual({ x: -3, y: 2 });
    }
  });
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
  for (const kind of ['laid', 'marked', 'drew', 'placed-master', 'finished', 'ended']) expect(kinds).toContain(kind);
});

test('a gesture that is not allowed is understood all the same', () => {
  each(({ before, viewer }) => {
    if (viewer !== before.toAct) return;
    for (const action of rune.legal(before)) expect(attempt(before, rune.gesture(action))).toBe(rune.format(action));
  });
});

test('there is a glance at the seat, the board, both players and the whole table', () => {
  const [first] = STEPS;
  const ids = glances((first as Step<View>).after, 0).map(({ id }) => id);
  expect(ids).toEqual(['seat', 'board', 'player-0', 'player-1', 'top']);
});
