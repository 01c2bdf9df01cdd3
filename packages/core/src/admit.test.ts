import { expect, test } from 'vitest';
import { admit } from './admit.ts';
import { keltis } from './keltis/index.ts';
import { act, table, words } from './keltis/testing/fixture.ts';

/** What `admit` says, and whether the state is the same to the byte afterwards. */
function ask(state: ReturnType<typeof table>, seat: number, word: string): unknown {
  const before = JSON.stringify(state);
  const answer = admit(keltis, state, seat, word);
  expect(JSON.stringify(state)).toBe(before);
  return answer.ok ? answer.value : answer.error;
}

test('a legal word from the seat to act is admitted as its action', () => {
  expect(ask(table('red-1', 'blue-1'), 0, 'play:red-1')).toEqual({ type: 'play', card: 1 });
});

test('a word that is none is malformed, whoever sends it', () => {
  for (const word of ['', 'play', 'play:red-1 ', 'play:red-12', '{}', 'x'.repeat(10_000)]) {
    expect(ask(table('red-1', 'blue-1'), 0, word)).toEqual({ code: 'malformed' });
    expect(ask(table('red-1', 'blue-1'), 1, word)).toEqual({ code: 'malformed' });
  }
});

test('a seat that is not to act is told so', () => {
  for (const seat of [1, 2, -1, 0.5, Number.NaN]) {
    expect(ask(table('red-1', 'blue-1'), seat, 'play:red-1')).toEqual({ code: 'not-your-turn' });
  }
});

test('an illegal word is refused with the rule’s reason', () => {
  expect(ask(table('red-1', 'blue-1'), 0, 'play:blue-1')).toEqual({
    code: 'not-legal',
    reason: { rule: 'K5', key: 'not-in-hand', values: { color: 'blue', number: 1 } },
  });
});

test('after the end nothing is admitted', () => {
  const state = table('red-1', 'blue-1');
  state.stock.length = 1;
  act(state, 'discard:red-1', 'draw:stock');
  expect(words(state)).toEqual([]);
  expect(ask(state, 1, 'play:blue-1')).toEqual({ code: 'game-over' });
});
