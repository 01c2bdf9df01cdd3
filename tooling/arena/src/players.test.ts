import { type AnyGame, GAME_IDS, GAMES, pick, random, type Seed } from '@dolmen/core';
import { describe, expect, test } from 'vitest';
import { parsePlayer } from './player-names.ts';
import { makePlayer, type Player, type Situation } from './players.ts';

const SEED: Seed = [1, 2, 3, 4];
const keltis = GAMES.keltis;

function player(game: AnyGame, name: string): Player {
  const kind = parsePlayer(name);
  if (kind === null) throw new Error(`no such player: ${name}`);
  return makePlayer(game, kind);
}

function opening(game: AnyGame): Situation {
  const options = game.options({});
  if (!options.ok) throw new Error('no options');
  const state = game.setup(options.value, 2, SEED);
  return { state, view: game.view(state, state.toAct), seed: SEED };
}

describe.each(GAME_IDS)('%s', (id) => {
  const game = GAMES[id];
  test.each(['random', 'rule', 'beginner', 'master', 'ismcts:20', 'ismcts:5ms', 'cheat:20', 'cheat:5ms'])(
    '%s chooses something legal',
    async (name) => {
      const situation = opening(game);
      const word = await player(game, name)(situation);
      expect(game.legal(situation.view).map((action) => game.format(action))).toContain(word);
    },
  );
});

test('those who do not cheat look at their view only', async () => {
  const situation = opening(keltis);
  const blind: Situation = { ...situation, state: { ply: 0, toAct: 0, choice: '', floor: 0 } };
  for (const name of ['random', 'rule', 'ismcts:40'])
    expect(await player(keltis, name)(blind)).toBe(await player(keltis, name)(situation));
});

/** Its playouts are slow: few of them, and near the end. */
test('boardgame.io’s bot finds the same legal word for the same seed', async () => {
  const { state } = opening(keltis);
  const chance = random(SEED);
  while (state.ply < 60) keltis.play(state, pick(chance, keltis.legal(state)));
  const situation = { state, view: keltis.view(state, state.toAct), seed: SEED };
  const before = JSON.stringify(state);
  const words = [await player(keltis, 'boardgame.io:8')(situation), await player(keltis, 'boardgame.io:8')(situation)];
  expect(words[0]).toBe(words[1]);
  expect(keltis.legal(state).map((action) => keltis.format(action))).toContain(words[0]);
  expect(JSON.stringify(state)).toBe(before);
});
