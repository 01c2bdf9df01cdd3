import { at, type Seat } from '@dolmen/core';
import { expect, test } from 'vitest';
import { ownPart, project, readEvents, writeEvents } from './project.ts';
import { viewings } from './testing/match.ts';
import { SETTINGS } from './testing/settings.ts';
import { openTable } from './testing/table.ts';
import type { Wire } from './testing/wire.ts';

const KELTIS = at(SETTINGS, 0);
const SEATS: readonly Seat[] = [0, 1];

const drew = (card: number | null) => ({ type: 'drew', seat: 0, from: 'stock', card });
const stayed = { type: 'stayed', seat: 1 };
/** A draw that only the first seat knows the card of. */
const DRAW = { spectator: [drew(null)], own: [[drew(7)], [drew(null)]] };
const STAY = { spectator: [stayed], own: [[stayed], [stayed]] };

function opened(): { wire: Wire; go: (ply: number, happened: typeof DRAW | typeof STAY | null) => void } {
  const [views] = viewings(KELTIS, 1);
  if (!views) throw new Error('there is no game');
  const wire = openTable(KELTIS, views);
  const go = (ply: number, happened: typeof DRAW | typeof STAY | null): void => {
    project(wire.state, { ...views, spectator: { ...views.spectator, ply } });
    writeEvents(wire.state, happened);
    wire.patch();
  };
  return { wire, go };
}

const heard = ({ clients }: Wire) => clients.map(({ decoder, viewer }) => readEvents(decoder.state, viewer));

test('a move and its events are one message, and each viewer reads what they may know', () => {
  const { wire, go } = opened();
  const before = wire.clients.map(({ received }) => received.length);
  go(1, DRAW);
  expect(wire.clients.map(({ received }) => received.length)).toEqual(before.map((count) => count + 1));
  expect(heard(wire)).toEqual([
    { ply: 1, events: [drew(7)] },
    { ply: 1, events: [drew(null)] },
    { ply: 1, events: [drew(null)] },
  ]);
});

test('what a seat is told for itself reaches nobody else', () => {
  const { wire, go } = opened();
  go(1, DRAW);
  for (const { viewer, decoder } of wire.clients)
    for (const seat of SEATS.filter((other) => other !== viewer))
      expect(ownPart(decoder.state, seat)?.events).toBeUndefined();
});

test('what was told of a moment that was taken back is not laid over what comes instead', () => {
  const { wire, go } = opened();
  go(1, DRAW);
  go(0, null);
  expect(heard(wire)).toEqual([null, null, null]);
  go(1, STAY);
  expect(heard(wire)).toEqual(wire.clients.map(() => ({ ply: 1, events: [stayed] })));
});

test('the same events at the next ply are news', () => {
  const { wire, go } = opened();
  go(1, STAY);
  const before = at(wire.clients, 0).decoder.state.events;
  go(2, STAY);
  expect(at(wire.clients, 0).decoder.state.events).not.toBe(before);
});
