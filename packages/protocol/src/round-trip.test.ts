import { isDeepStrictEqual } from 'node:util';
import { below, pick, random } from '@dolmen/core';
import { describe, expect, test } from 'vitest';
import { makeTable, project, readView } from './project.ts';
import { moments, viewersOf, viewFor, viewsOf } from './testing/match.ts';
import { LONG, SETTINGS, type Setting } from './testing/settings.ts';
import { type Client, Wire } from './testing/wire.ts';
import type { Views } from './views.ts';

const GAMES = LONG ? 60 : 3;

/** Everybody at the table reads what the engine shows them. */
function everybodySees(wire: Wire, views: Views): void {
  for (const client of wire.clients) sees(client, views);
}

function sees({ viewer, decoder }: Client, views: Views): void {
  const read = readView(decoder.state, viewer);
  const shown = viewFor(views, viewer);
  // Told in full only when it fails: most of the time would go into comparing otherwise.
  if (!isDeepStrictEqual(read, shown)) expect(read, `viewer ${viewer} at ply ${shown.ply}`).toEqual(shown);
}

/** A wire with a client for every viewer. */
function seated(setting: Setting): Wire {
  const wire = new Wire(makeTable(setting.game));
  for (const viewer of viewersOf(setting)) wire.join(viewer);
  return wire;
}

function showAll(wire: Wire): void {
  for (const client of wire.clients) wire.show(client);
}

describe.each(SETTINGS)('$name', (setting) => {
  test('every viewer reads at every ply what the engine shows them', () => {
    for (let index = 0; index < GAMES; index++) {
      const wire = seated(setting);
      for (const state of moments(setting, index)) {
        const views = viewsOf(setting, state);
        project(wire.state, views);
        if (state.ply === 0) showAll(wire);
        wire.patch();
        everybodySees(wire, views);
      }
    }
  });

  test('clients may come and go at any moment', () => {
    const chance = random([setting.seats, 0, 0, 7]);
    for (let index = 0; index < GAMES; index++) {
      const wire = new Wire(makeTable(setting.game));
      for (const state of moments(setting, index)) {
        const views = viewsOf(setting, state);
        project(wire.state, views);
        wire.patch();
        everybodySees(wire, views);
        if (below(chance, 3) === 0) sees(wire.join(pick(chance, viewersOf(setting))), views);
        if (wire.clients.length > 4) wire.leave(pick(chance, wire.clients));
      }
    }
  });

  test('the table follows an undo, and a jump to any moment of any match', () => {
    const chance = random([setting.seats, 0, 0, 8]);
    const states = [...moments(setting, 1), ...moments(setting, 2)];
    const wire = seated(setting);
    for (let jump = 0; jump < (LONG ? 2000 : 100); jump++) {
      const views = viewsOf(setting, pick(chance, states));
      project(wire.state, views);
      if (jump === 0) showAll(wire);
      wire.patch();
      everybodySees(wire, views);
    }
  });
});

test('a first state can be read by a client that is told about the classes', () => {
  for (const setting of SETTINGS) {
    const wire = new Wire(makeTable(setting.game));
    for (const state of moments(setting, 3)) {
      if (state.ply === 30) project(wire.state, viewsOf(setting, state));
      if (state.ply === 30) sees(wire.joinByReflection(1), viewsOf(setting, state));
    }
  }
});
