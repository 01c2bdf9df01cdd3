import { GAMES, type GameId, pick, random } from '@dolmen/core';
import { expect, test } from 'vitest';
import { packEvents, readEvents } from './events.ts';

test.each([
  ['keltis', {}, 3],
  ['rune', { grandmaster: true }, 2],
  ['rune-stones', { nocturnal: true }, 4],
] as const)('events of %s read back as they were', (id, options, seats) => {
  const game = GAMES[id];
  const parsed = game?.options(options);
  if (!game || !parsed?.ok) throw new Error('no such game');
  for (let seed = 0; seed < 4; seed++) {
    const state = game.setup(parsed.value, seats, [seed, 1, 2, 3]);
    const player = random([seed, 9, 9, 9]);
    while (state.toAct !== null) {
      const events: unknown[] = [];
      game.play(state, pick(player, game.legal(state)), (event) => events.push(game.viewEvent(event, 0)));
      const sent = JSON.parse(JSON.stringify(packEvents(id, state.ply, events)));
      expect(readEvents(id, sent)).toEqual({ ply: state.ply, events });
    }
  }
});

test('an event that nobody knows is our own mistake', () => {
  expect(() => packEvents('keltis' as GameId, 1, [{ type: 'flew' }])).toThrow('no event flew');
});
