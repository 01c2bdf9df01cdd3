import { type AnyGame, type Common, GAMES, type GameId, pick, type Random, random, type Viewer } from '@dolmen/core';
import { expect, test } from 'vitest';
import { eventsIn, eventTexts, type Happened } from './events.ts';

function happens(game: AnyGame, state: Common, seats: number, player: Random): Happened {
  const events: unknown[] = [];
  game.play(state, pick(player, game.legal(state)), (event) => events.push(event));
  const seen = (viewer: Viewer): unknown[] => events.map((event) => game.viewEvent(event, viewer));
  return { spectator: seen(null), own: Array.from({ length: seats }, (_, seat) => seen(seat)) };
}

test.each([
  ['keltis', {}, 3, 2],
  // Most of its games are short, and end before a card is drawn.
  ['rune', { grandmaster: true }, 2, 12],
  ['rune-stones', { nocturnal: true }, 4, 2],
] as const)('everybody reads the events of %s as they may know them', (id, options, seats, games) => {
  const game = GAMES[id];
  const parsed = game.options(options);
  if (!parsed.ok) throw new Error('no such game');
  const own = Array.from({ length: seats }, () => '');
  let told = 0;
  for (let seed = 0; seed < games; seed++) {
    const state = game.setup(parsed.value, seats, [seed, 1, 2, 3]);
    const player = random([seed, 9, 9, 9]);
    own.fill('');
    while (state.toAct !== null) {
      const happened = happens(game, state, seats, player);
      const texts = eventTexts(id, state.ply, happened);
      expect(eventsIn(id, texts.everybody, '')).toEqual({ ply: state.ply, events: happened.spectator });
      for (const [seat, events] of happened.own.entries()) {
        // What a seat was told for itself stays there until there is something else.
        own[seat] = texts.own[seat] ?? own[seat] ?? '';
        if (texts.own[seat] !== null) told++;
        expect(eventsIn(id, texts.everybody, own[seat])).toEqual({ ply: state.ply, events });
      }
    }
  }
  expect(told).toBeGreaterThan(0);
});

test('an event that nobody knows is our own mistake', () => {
  const happened = { spectator: [{ type: 'flew' }], own: [] };
  expect(() => eventTexts('keltis' as GameId, 1, happened)).toThrow('no event flew');
});
