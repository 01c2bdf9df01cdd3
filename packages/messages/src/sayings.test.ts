import { describe, expect, test } from 'vitest';
import { type Saying, say, termOf } from './fill.ts';
import { CATALOGUES, isMessage, LANGUAGES } from './index.ts';
import { SPOKEN } from './testing/games.ts';
import { momentsOf, rareSayings } from './testing/sayings.ts';

/** A saying, and whatever is said inside it. */
const withInner = (saying: Saying): Saying[] => [
  saying,
  ...Object.values(saying.values).flatMap((value) => (typeof value === 'object' ? withInner(value) : [])),
];

const PEOPLE = ['player', 'other'];

/** Words among the values that no language has a term for; people's names need none. */
const untranslated = (saying: Saying): string[] =>
  withInner(saying).flatMap(({ key, values }) =>
    Object.entries(values)
      .filter(([place, value]) => typeof value === 'string' && /[a-z]/.test(value) && !PEOPLE.includes(place))
      .filter(([place, value]) => termOf(CATALOGUES.en, key, place, String(value)) === null)
      .map(([place, value]) => `${key}: ${place} ${value}`),
  );

describe.each(SPOKEN)('in random games of $game.id', (spoken) => {
  const moments = [...momentsOf(spoken)];
  const sayings = new Map<string, Saying>();
  for (const { actions, others } of moments)
    for (const saying of [...actions, ...others]) sayings.set(JSON.stringify(saying), saying);
  for (const saying of rareSayings(spoken)) sayings.set(JSON.stringify(saying), saying);

  test('everything there is to say has a text', () => {
    const inner = [...sayings.values()].flatMap(withInner);
    expect(inner.map(({ key }) => key).filter((key) => !isMessage(key))).toEqual([]);
  });

  test.each(LANGUAGES)('every place is filled in, in %s', (language) => {
    for (const saying of sayings.values())
      expect(say(language, CATALOGUES[language], saying), saying.key).not.toMatch(/[{}]/);
  });

  test('every word among the values is a term', () => {
    expect([...sayings.values()].flatMap(untranslated)).toEqual([]);
  });

  test.each(LANGUAGES)('no two actions to choose from sound alike, in %s', (language) => {
    const texts = new Map([...sayings].map(([name, saying]) => [name, say(language, CATALOGUES[language], saying)]));
    const alike = moments.flatMap(({ actions }) => {
      const said = actions.map((action) => texts.get(JSON.stringify(action)));
      return said.filter((text, index) => said.indexOf(text) !== index);
    });
    expect(alike).toEqual([]);
  });

  test('every text that can be said is said', () => {
    const said = new Set([...sayings.values()].flatMap(withInner).map(({ key }): string => key));
    const texts = Object.keys(CATALOGUES.en).filter((key) => key.startsWith(`${spoken.game.id}.`));
    expect(texts.filter((key) => !said.has(key) && !SELDOM.test(key))).toEqual([]);
  });
});

/** Terms are said inside others; the other kinds are compared with what core lists. */
const SELDOM = /^[^.]+\.(term|reason|choice|score|reconstruction|why)\./;
