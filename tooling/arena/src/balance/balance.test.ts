import { GAMES, type Seed } from '@dolmen/core';
import { runeStones, type State } from '@dolmen/core/rune-stones';
import { describe, expect, test } from 'vitest';
import { playGame } from '../play-game.ts';
import { makePlayer } from '../players.ts';
import { parseBalance } from './balance-flags.ts';
import { Census, type GameCount, type PlayerCount } from './census.ts';
import { kindFiguresOf, lengthOf, placesOf, runeFiguresOf, sourcesOf } from './figures.ts';
import { CARD_KINDS, kindName } from './kinds.ts';
import { MARK, markdownOf, withFigures } from './markdown.ts';
import { noPoints } from './sources.ts';
import { SERIES, survey } from './survey.ts';

const SEED: Seed = [1, 2, 3, 4];

describe('kinds of cards', () => {
  test('are the same in all colours', () => {
    const colored = CARD_KINDS.filter(({ section }) => section === 'creature' || section === 'banshee');
    expect(colored.map(({ copies }) => copies)).toEqual(colored.map(() => 4));
    expect(colored.length).toBe(15 + 4);
    expect(CARD_KINDS.filter(({ section }) => section === 'dragon').length).toBe(8);
  });

  test('are named as their own colour sees them', () => {
    expect(kindName(11)).toBe('creature: own (1)');
    expect(kindName(15)).toBe(kindName(18));
    expect(kindName(71)).toBe('dragon: any + any (2)');
    expect(() => kindName(0)).toThrow();
  });
});

describe.each([2, 3, 4])('a game of %i players', (seats) => {
  test.each(['base', 'nocturnal', 'queenie'] as const)('%s: every point has its source', async (series) => {
    const options = runeStones.options(SERIES[series]);
    if (!options.ok || !GAMES['rune-stones']) throw new Error('no options');
    const game = GAMES['rune-stones'];
    const first: State = runeStones.setup(options.value, seats, SEED);
    const census = new Census(first);
    const players = Array.from({ length: seats }, () => makePlayer(game, { kind: 'rule' }));
    const setting = { game, options: options.value, seed: SEED, chance: SEED };
    const count = census.finish(await playGame(setting, players, census.watch));
    for (const { sources, score } of count.players)
      expect(Object.values(sources).reduce((sum, points) => sum + points, 0)).toBe(score);
    expect(count.players.map(({ place }) => place).sort()).toEqual(first.players.map((_, place) => place));
    expect(count.players.reduce((sum, { won }) => sum + won, 0)).toBeCloseTo(1);
    expect(count.rounds).toBeGreaterThan(3);
    for (const { offered, summoned } of Object.values(count.kinds)) expect(summoned).toBeLessThanOrEqual(offered);
    expect(Object.values(count.kinds).some(({ used }) => used > 0)).toBe(true);
  });
});

const playerCount = (changes: Partial<PlayerCount>): PlayerCount => ({
  place: 0,
  sources: noPoints(),
  runes: [],
  score: 0,
  won: 0,
  ...changes,
});
const counted: GameCount[] = [
  {
    rounds: 10,
    endedBy: 'throne',
    players: [
      playerCount({ score: 70, won: 1, runes: ['hand', 'magic'], sources: { ...noPoints(), die: 6 } }),
      playerCount({ place: 1, score: 60 }),
    ],
    kinds: { some: { offered: 4, summoned: 1, found: 0, magic: 2, used: 3 } },
  },
  {
    rounds: 20,
    endedBy: 'limit',
    players: [
      playerCount({ place: 1, score: 50, won: 1, runes: ['magic'] }),
      playerCount({ score: 40, runes: ['magic'] }),
    ],
    kinds: {},
  },
];

describe('figures', () => {
  test('of length, sources and places', () => {
    expect(lengthOf(counted)).toMatchObject({ mean: 15, p10: 10, p90: 20, byLimit: 0.5 });
    expect(sourcesOf(counted)).toMatchObject({ die: 1.5, abilities: 0 });
    expect(placesOf(counted)).toMatchObject([
      { share: 0.5, points: 55 },
      { share: 0.5, points: 55 },
    ]);
  });

  test('of rune stones and kinds', () => {
    const magic = runeFiguresOf(counted, 'magic');
    expect(magic.taken).toBe(1.5);
    expect(magic.share).toBeCloseTo(2 / 3);
    expect(magic.order).toBeCloseTo(4 / 3);
    expect(magic.lead).toBeCloseTo((5 + 5 - 5) / 3);
    expect(runeFiguresOf(counted, 'plus')).toMatchObject({ taken: 0, share: Number.NaN });
    expect(kindFiguresOf(counted, 'some')).toEqual({ offered: 2, summoned: 0.5, found: 0, magic: 1, used: 1.5 });
  });
});

describe('the report', () => {
  test('has a row for every rune stone and kind of card', async () => {
    const field = { series: 'nocturnal', seats: 2, player: 'rule', games: 2, seed: SEED } as const;
    const text = markdownOf([await survey(field, 1, () => {})]);
    for (const { name } of CARD_KINDS) expect(text).toContain(name.replaceAll('|', '\\|'));
    for (const rune of ['magic', 'three-abilities']) expect(text).toContain(`| ${rune} |`);
    expect(text).not.toMatch(/NaN|undefined/);
  });

  test('replaces the old figures, and leaves what people wrote', () => {
    const first = withFigures('# Balance\n\nProposals.\n', 'old figures');
    expect(first).toBe(`# Balance\n\nProposals.\n\n${MARK}\n\nold figures\n`);
    expect(withFigures(first, 'new figures')).toBe(`# Balance\n\nProposals.\n\n${MARK}\n\nnew figures\n`);
    expect(withFigures('', 'figures')).toBe(`${MARK}\n\nfigures\n`);
  });
});

describe('flags', () => {
  const parse = (line: string) => parseBalance(line.split(' ').filter((word) => word !== ''));

  test('name the fields', () => {
    const wanted = parse('--player rule --games 7 --seats 2,4 --series base,queenie --seed 1 --out x.md');
    expect(wanted).toMatchObject({ ok: true, value: { out: 'x.md', json: false } });
    const fields = wanted.ok ? wanted.value.fields : [];
    expect(fields.map(({ series, seats }) => `${series} ${seats}`)).toEqual([
      'base 2',
      'base 4',
      'queenie 2',
      'queenie 4',
    ]);
    expect(parse('')).toMatchObject({ ok: true, value: { fields: { length: 6 }, out: null } });
  });

  test.each([
    ['--player boardgame.io:10', '--player'],
    ['--seats 2,5', '--seats'],
    ['--series day', '--series'],
    ['--games many', '--games'],
    ['--speed 1', '--speed'],
  ])('%s is refused', (line, flag) => {
    const wanted = parse(line);
    expect(wanted.ok ? [] : wanted.error.map((error) => error.flag)).toContain(flag);
  });
});
