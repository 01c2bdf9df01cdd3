import { at, below, pick, random } from '@dolmen/core';
import { describe, expect, test } from 'vitest';
import { makeTable, ownPart, project, readView } from './project.ts';
import { viewersOf, viewings } from './testing/match.ts';
import { LONG, SETTINGS, type Setting } from './testing/settings.ts';
import { everybodySees, openTable, sees, step } from './testing/table.ts';
import { type Client, Wire } from './testing/wire.ts';
import type { Views } from './views.ts';

const GAMES = Array.from({ length: LONG ? 4 : 2 }, (_, index) => index);

function followGame(setting: Setting, index: number): void {
  let wire: Wire | undefined;
  for (const views of viewings(setting, index)) {
    if (wire === undefined) wire = openTable(setting, views);
    else step(wire, views);
    everybodySees(wire, views);
  }
}

/** Clients come before and after a patch, some leave again, and what their views add meets the next move. */
function comeAndGo(setting: Setting, index: number): void {
  const chance = random([setting.seats, index, 0, 7]);
  const wire = new Wire(makeTable(setting.game));
  const mayCome = (): Client[] => (below(chance, 4) === 0 ? [wire.join(pick(chance, viewersOf(setting)))] : []);
  for (const views of viewings(setting, index)) {
    project(wire.state, views);
    for (const client of mayCome()) sees(client, views);
    wire.patch();
    everybodySees(wire, views);
    for (const client of mayCome()) sees(client, views);
    if (wire.clients.length > 4) wire.leave(pick(chance, wire.clients));
  }
}

describe.each(SETTINGS)('$name', (setting) => {
  test('every viewer reads at every ply what the engine shows them', () => {
    for (const index of GAMES) followGame(setting, index);
  });

  test('clients may come and go at any moment', () => {
    for (const index of GAMES) comeAndGo(setting, index);
  });

  test('the table follows an undo, and a jump to any moment of any match', () => {
    const chance = random([setting.seats, 0, 0, 8]);
    const all = [...viewings(setting, 1), ...viewings(setting, 2)];
    const wire = openTable(setting, at(all, 0));
    for (let jump = 0; jump < (LONG ? 2000 : 100); jump++) {
      const views = pick(chance, all);
      step(wire, views);
      everybodySees(wire, views);
    }
  });
});

const firstViews = (setting: Setting): Views => viewings(setting, 0).next().value;
const keltisFor = (seats: number): Setting => ({ name: '', game: 'keltis', seats, options: {} });

test('the next match at the same table may have other seats', () => {
  const wire = openTable(keltisFor(2), firstViews(keltisFor(2)));
  wire.join(3);
  for (const seats of [4, 3, 4]) {
    const views = firstViews(keltisFor(seats));
    project(wire.state, views);
    for (const client of wire.clients) wire.show(client);
    wire.patch();
    for (const client of wire.clients) if ((client.viewer ?? 0) < seats) sees(client, views);
  }
});

test('a client that is told about the classes reads the same', () => {
  for (const setting of SETTINGS) {
    const views = firstViews(setting);
    const wire = openTable(setting, views);
    sees(wire.joinByReflection(1), views);
    sees(wire.joinByReflection(null), views);
  }
});

test('before the match there is nothing to read', () => {
  const state = makeTable('rune');
  expect(readView(state, 0)).toBe(null);
  expect(ownPart(state, 0)).toBe(null);
});

test('until the own hand has come, its owner sees what everybody sees', () => {
  const setting = keltisFor(2);
  const wire = openTable(setting, firstViews(setting));
  const spectator = wire.join(null);
  expect(readView(spectator.decoder.state, 0)).toEqual(firstViews(setting).spectator);
});

test('hands are written from the views of their owners only', () => {
  const { spectator } = firstViews(keltisFor(2));
  expect(() => project(makeTable('keltis'), { spectator, own: [spectator, spectator] })).toThrow('owner');
});
