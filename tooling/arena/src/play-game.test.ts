import { GAME_IDS, GAMES, type GameId, type Seed } from '@dolmen/core';
import { describe, expect, test } from 'vitest';
import { playGame } from './play-game.ts';
import { makePlayer, type Player } from './players.ts';

const SEED: Seed = [1, 2, 3, 4];

function settingOf(id: GameId) {
  const game = GAMES[id];
  const options = game.options({});
  if (!options.ok) throw new Error('no options');
  return { game, options: options.value, seed: SEED, chance: [5, 6, 7, 8] as Seed };
}

describe.each(GAME_IDS)('%s', (id) => {
  const setting = settingOf(id);
  const player = makePlayer(setting.game, { kind: 'random' });
  const pair = [player, player];
  const play = (changes = {}) => playGame({ ...setting, ...changes }, pair);

  test('is played to its end, and the same seeds give the same game', async () => {
    const { scores, winners, plies, millis } = await play();
    expect(scores.length).toBe(2);
    expect(winners.every((seat) => scores[seat] === Math.max(...scores))).toBe(true);
    expect(millis.flat().length).toBeLessThanOrEqual(plies);
    const again = await play();
    expect([again.scores, again.plies]).toEqual([scores, plies]);
    const others = await Promise.all([1, 2, 3, 4].map((word) => play({ chance: [9, 9, 9, word] })));
    expect(new Set(others.map((other) => JSON.stringify(other.scores))).size).toBeGreaterThan(1);
  });

  test('a player is shown their view, and who looks on sees everything that happens', async () => {
    const seen: string[] = [];
    let isShown = true;
    const watched: Player = (situation) => {
      const { state, view } = situation;
      isShown &&= JSON.stringify(view) === JSON.stringify(setting.game.view(state, state.toAct));
      return player(situation);
    };
    const { plies } = await playGame(setting, [watched, watched], (before, _, after) => {
      seen.push(`${before.ply} ${after.ply}`);
    });
    expect(isShown).toBe(true);
    expect(seen).toEqual(Array.from({ length: plies }, (_, ply) => `${ply} ${ply + 1}`));
  });

  test('a word that is not legal is an error', async () => {
    await expect(playGame(setting, [() => 'fly', () => 'fly'])).rejects.toThrow('fly at ply 0');
  });
});
