import { readFileSync } from 'node:fs';
import { GAMES, type MatchRecord, replay } from '@dolmen/core';
import { beforeEach, expect, test } from 'vitest';
import { choicesOf } from './choices.ts';
import type { Choice, FromReviewer } from './messages.ts';
import { costliest, Review, type ReviewPort } from './review.ts';

const record: MatchRecord = JSON.parse(
  readFileSync(new URL('../../../../../packages/records/examples/rune.json', import.meta.url), 'utf8'),
);
const game = GAMES[record.game];

/** What a worker does, a step at a time. */
function localReviewer() {
  const told: (() => void)[] = [];
  const port: ReviewPort = {
    onmessage: null,
    postMessage: ({ record, seat }) => {
      const tell = (data: FromReviewer) => told.push(() => port.onmessage?.({ data }));
      for (const found of choicesOf(record, seat))
        tell(typeof found === 'number' ? { type: 'at', ply: found } : { type: 'chosen', choice: found });
      tell({ type: 'done' });
    },
    end: () => void told.splice(0),
  };
  return { open: () => port, told };
}

beforeEach(() => globalThis.localStorage?.clear());

test('every choice of a seat is judged from its own view, and told with what would have been better', () => {
  const choices = [...choicesOf(record, 0)].filter((found): found is Choice => typeof found !== 'number');
  expect(choices.length).toBeGreaterThan(3);
  for (const { ply, seat, word, best } of choices) {
    const state = replay(game, record, { to: ply });
    if (!state.ok) throw new Error(state.error.code);
    expect([seat, word]).toEqual([0, record.actions[ply]]);
    expect(game.legal(game.view(state.value, 0)).map((action) => game.format(action))).toContain(best);
  }
});

test('a review tells how far it is, can be stopped, and is kept when it is done', () => {
  const { open, told } = localReviewer();
  const review = new Review(record, open);
  review.begin();
  for (const tell of told.splice(0, 6)) tell();
  expect(review.state.get()).toMatchObject({ phase: 'running' });
  expect(review.state.get().ply).toBeGreaterThan(0);
  review.cancel();
  expect(review.state.get().phase).toBe('none');
  review.begin();
  for (const tell of told.splice(0)) tell();
  const { phase, choices } = review.state.get();
  expect(phase).toBe('done');
  expect(new Review(record, open).state.get()).toEqual({ phase: 'done', ply: record.actions.length, choices });
  const shorter = { ...record, actions: record.actions.slice(0, -1) };
  expect(new Review(shorter, open).state.get().phase).toBe('none');
});

test('what cost most comes first, and what cost nothing not at all', () => {
  const choice = (ply: number, cost: number): Choice => ({
    ...{ ply, cost, seat: 0, word: '', best: '', chances: [], why: null },
  });
  const found = costliest([choice(1, 0.1), choice(2, 0), choice(3, 0.4), choice(4, 0.2)], 2);
  expect(found.map(({ ply }) => ply)).toEqual([3, 4]);
});
