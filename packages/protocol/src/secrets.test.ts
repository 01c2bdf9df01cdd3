import { at, type Common, fork, random, type Viewer } from '@dolmen/core';
import { describe, expect, test } from 'vitest';
import { makeTable, ownPart, project } from './project.ts';
import { gameOf, moments, seatsOf, viewersOf, viewings, viewsOf } from './testing/match.ts';
import { LONG, SETTINGS, type Setting } from './testing/settings.ts';
import { openTable, step } from './testing/table.ts';
import { type Client, Wire } from './testing/wire.ts';
import type { Views } from './views.ts';

/** So many plies lie between the moments that are tried, and so many of them are. */
const EVERY = LONG ? 7 : 31;
const MANY = LONG ? 40 : 8;

/** Everything that is sent to a viewer who comes in at the first moment and stays for the others. */
function sentTo(setting: Setting, viewer: Viewer, all: readonly Views[]): string {
  const wire = new Wire(makeTable(setting.game));
  project(wire.state, at(all, 0));
  wire.patch();
  const client = wire.join(viewer);
  wire.patch();
  for (const views of all.slice(1)) step(wire, views);
  return client.received.map((bytes) => Buffer.from(bytes).toString('hex')).join(' ');
}

/** The same moments to this viewer, with everything that is hidden from them swapped. */
function swapped(setting: Setting, viewer: Viewer, states: readonly Common[]): Views[] {
  const game = gameOf(setting);
  const source = random([setting.seats, 0, 0, viewer ?? 99]);
  return states.map((state) => viewsOf(setting, game.determinize(game.view(state, viewer), fork(source))));
}

/** From all over a game, each with the one after it. */
function sample(setting: Setting): Common[] {
  const game = gameOf(setting);
  const states: Common[] = [];
  for (const state of moments(setting, 5)) {
    if (states.length === 2 * MANY) break;
    if (state.ply % EVERY < 2) states.push(game.clone(state));
  }
  return states;
}

describe.each(SETTINGS)('$name', (setting) => {
  const states = sample(setting);
  const real = states.map((state) => viewsOf(setting, state));

  test.each(viewersOf(setting))('what viewer %s is sent depends only on what they may see', (viewer) => {
    const other = swapped(setting, viewer, states);
    const starts = states.map((_, index) => index);
    for (const from of starts) {
      expect(sentTo(setting, viewer, other.slice(from))).toBe(sentTo(setting, viewer, real.slice(from)));
    }
    // The test tests something: those who were swapped are sent something else.
    const others = seatsOf(setting).filter((seat) => seat !== viewer);
    for (const seat of others) expect(sentTo(setting, seat, other)).not.toBe(sentTo(setting, seat, real));
  });

  test('nobody decodes a hand but their own', () => {
    const [first, ...rest] = viewings(setting, 6);
    const wire = openTable(setting, first as Views);
    for (const views of rest.slice(0, 100)) {
      step(wire, views);
      for (const client of wire.clients) expect(handsSeen(setting, client)).toEqual(ownOf(client));
    }
  });
});

const handsSeen = (setting: Setting, { decoder }: Client): number[] =>
  seatsOf(setting).filter((seat) => ownPart(decoder.state, seat)?.cards !== undefined);

const ownOf = ({ viewer }: Client): number[] => (viewer === null ? [] : [viewer]);
