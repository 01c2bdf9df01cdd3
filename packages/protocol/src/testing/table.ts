import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { makeTable, project, readView } from '../project.ts';
import type { Views } from '../views.ts';
import { viewersOf, viewFor } from './match.ts';
import type { Setting } from './settings.ts';
import { type Client, Wire } from './wire.ts';

/** A table with a client for every viewer, and the first views there. */
export function openTable(setting: Setting, first: Views): Wire {
  const wire = new Wire(makeTable(setting.game));
  for (const viewer of viewersOf(setting)) wire.join(viewer);
  project(wire.state, first);
  for (const client of wire.clients) wire.show(client);
  wire.patch();
  return wire;
}

/** What a room does after a move. */
export function step(wire: Wire, views: Views): void {
  project(wire.state, views);
  wire.patch();
}

/** Everybody reads what the engine shows them. */
export function everybodySees(wire: Wire, views: Views): void {
  for (const client of wire.clients) sees(client, views);
}

export function sees({ viewer, decoder }: Client, views: Views): void {
  const read = readView(decoder.state, viewer);
  const shown = viewFor(views, viewer);
  // Told in full only when it fails: most of the time would go into the telling.
  if (!isDeepStrictEqual(read, shown)) expect(read, `viewer ${viewer} at ply ${shown.ply}`).toEqual(shown);
}
