import type { Seat } from '@dolmen/core';
import { expect, test } from 'vitest';
import { say } from './chat.ts';
import type { OwnHand } from './hand.ts';
import { makeTable, ownPart, PROTOCOL, readView } from './index.ts';
import { CHAT_TAIL, SeatState, type TableState } from './table-state.ts';
import { viewings } from './testing/match.ts';
import { OTHER_DECK, type Setting } from './testing/settings.ts';
import { openTable, sees } from './testing/table.ts';
import type { Views } from './views.ts';

const setting: Setting = { name: '', game: 'rune-stones', seats: 4, options: { nocturnal: true, deck: OTHER_DECK } };
const first = (): Views => viewings(setting, 0).next().value;

test('a new table tells its game and version, and nothing else yet', () => {
  const state = makeTable('keltis');
  expect(state.protocol).toBe(PROTOCOL);
  expect(state.game).toBe('keltis');
  expect(state.phase).toBe('gathering');
  expect([state.rune, state.runeStones]).toEqual([undefined, undefined]);
  expect(readView(state, null)).toBe(null);
});

test('the largest first state arrives whole', () => {
  const wire = openTable(setting, first());
  wire.state.options = JSON.stringify(setting.options);
  for (let line = 0; line < CHAT_TAIL; line++) {
    say(wire.state, { name: '名'.repeat(24), seat: 0, text: '石'.repeat(300), at: 4_000_000_000 });
  }
  wire.patch();
  const client = wire.join(2);
  sees(client, first());
  expect(client.decoder.state.toJSON()).toEqual(expect.objectContaining({ chat: wire.state.chat.toJSON() }));
});

test('seats change hands', () => {
  const wire = openTable(setting, first());
  wire.state.seats.push(new SeatState(), new SeatState());
  wire.patch();
  Object.assign(wire.state.seats[1] ?? {}, { kind: 'person', name: 'Ada', connected: true, hasNonce: true });
  wire.patch();
  for (const { decoder } of wire.clients) expect(decoder.state.seats.toJSON()).toEqual(wire.state.seats.toJSON());
});

test('who changes seats is sent the hand of the new one, and no more of the old', () => {
  const wire = openTable(setting, first());
  const [old, next] = [handOf(wire.state, 1), handOf(wire.state, 2)];
  const client = wire.join(1);
  wire.patch();
  expect(handOf(client.decoder.state, 1).cards).toBe(old.cards);
  client.view.remove(old);
  client.view.add(next);
  wire.patch();
  expect(handOf(client.decoder.state, 1).cards).toBe(undefined);
  expect(handOf(client.decoder.state, 2).cards).toBe(next.cards);
  old.cards = 'secret';
  wire.patch();
  expect(handOf(client.decoder.state, 1).cards).toBe(undefined);
  for (const bytes of client.received) expect(Buffer.from(bytes).includes('secret')).toBe(false);
});

function handOf(state: TableState, seat: Seat): OwnHand {
  const hand = ownPart(state, seat);
  if (hand === null) throw new Error('the match has not begun');
  return hand;
}
