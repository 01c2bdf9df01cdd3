import { describe, expect, test } from 'vitest';
import { start } from '../record.ts';
import { runeStones, STANDARD_DECK } from './index.ts';
import { BASE_RUNES, RUNES } from './material.ts';
import { otherDeck } from './testing/other-deck.ts';

const faults = (input: unknown): string[] => {
  const result = runeStones.options(input);
  return result.ok ? [] : result.error.faults.map(({ at, problem }) => `${at}: ${problem}`);
};

test('without any, the base game is played', () => {
  expect(runeStones.options({})).toEqual({ ok: true, value: { nocturnal: false, runes: BASE_RUNES } });
});

test('every fault is listed with its place', () => {
  expect(faults({ nocturnal: 1, runes: ['magic', 'magic', 'luck'], fast: true })).toEqual([
    'fast: unknown option',
    'nocturnal: not true or false',
    'runes: 3 kinds, not 8',
    'runes[1]: listed twice',
    'runes[2]: unknown kind',
  ]);
  expect(faults({ runes: 'all' })).toEqual(['runes: not a list']);
  for (const input of [null, [], 7, 'x']) expect(faults(input)).toEqual([': not an object']);
});

test('Queenie 1 draws the kinds of rune stones, and then none can be named', () => {
  expect(runeStones.options({ queenie: true })).toEqual({ ok: true, value: { nocturnal: false, queenie: true } });
  expect(runeStones.options({ queenie: false })).toEqual(runeStones.options({}));
  expect(faults({ queenie: 'yes' })).toEqual(['queenie: not true or false']);
  expect(faults({ queenie: true, runes: RUNES.slice(2) })).toEqual(['runes: drawn from the seed with queenie']);
});

test('any eight of the ten kinds of rune stones can be chosen', () => {
  expect(faults({ runes: RUNES.slice(2) })).toEqual([]);
  expect(faults({ runes: RUNES })).toEqual(['runes: 10 kinds, not 8']);
});

describe('another deck', () => {
  test('faults in it are listed as part of the options', () => {
    expect(faults({ deck: 7 })).toEqual(['deck: not an object']);
    expect(faults({ deck: { ...STANDARD_DECK, druids: [] } })).toEqual(['deck.druids: 0 cards, not 8']);
  });

  test('is carried by the record of the match', () => {
    const begun = start(runeStones, { options: { deck: otherDeck() }, seats: 2, seed: [0, 0, 0, 1] });
    expect(begun.ok && begun.value.header.options).toMatchObject({ deck: otherDeck() });
    expect(begun.ok && begun.value.state.deck).toEqual(otherDeck());
  });

  test('equal to the standard one plays the same', () => {
    const [one, other] = [{}, { deck: STANDARD_DECK }].map((options) =>
      start(runeStones, { options, seats: 2, seed: [0, 0, 0, 1] }),
    );
    expect(one?.ok && one.value.state.display).toEqual(other?.ok && other.value.state.display);
  });
});
