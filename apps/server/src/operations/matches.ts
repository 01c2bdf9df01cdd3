import { GAME_IDS, ok } from '@dolmen/core';
import * as z from 'zod';
import { recordFile } from '../http/record-file.ts';
import { StoreError } from '../store/store-error.ts';
import { operation, refuse } from './operation.ts';

/** All matches that are stored, private ones too: for whoever runs the server. */

const Id = z.string().max(100).describe('the id of a match');

const Match = z.object({
  key: z.int(),
  id: z.string(),
  code: z.string(),
  game: z.enum(GAME_IDS),
  players: z.array(z.string().nullable()),
  isListed: z.boolean(),
  startedAt: z.int(),
  endedAt: z.int().nullable().describe('null: under way'),
  plies: z.int().nullable(),
  bytes: z.int(),
});

const list = operation({
  name: 'matches list',
  does: 'Lists matches and their size, the newest first.',
  needs: 'folder',
  isPolled: true,
  input: z.object({
    limit: z.coerce.number().int().min(1).max(500).default(50).describe('how many'),
    before: z.coerce.number().int().min(0).optional().describe('goes on after the one with this key'),
  }),
  output: z.object({ matches: z.array(Match) }),
  async run({ store }, { limit, before }) {
    const found = await store.archive({ limit, ...(before !== undefined && { before }) });
    return ok({ matches: found.map(({ seats, ...match }) => ({ ...match, players: [...seats] })) });
  },
});

const show = operation({
  name: 'matches show',
  does: 'The record of a match that is over, as players download it.',
  needs: 'folder',
  words: ['id'],
  input: z.object({ id: Id }),
  output: z.looseObject({}),
  async run({ store }, { id }) {
    const match = await store.match(id);
    if (match === null) return refuse('no-such-match', `There is no match ${id}.`);
    const file = recordFile(match);
    // Its seed would tell every hand: not even whoever runs the server is shown it.
    return file ? ok({ ...file }) : refuse('under-way', `The match ${id} is not over.`);
  },
});

const remove = operation({
  name: 'matches delete',
  does: 'Deletes a match that is over, with all that is known of it.',
  needs: 'folder',
  words: ['id'],
  input: z.object({ id: Id }),
  output: z.object({ id: z.string() }),
  async run({ store }, { id }) {
    try {
      await store.removeMatch(id);
      return ok({ id });
    } catch (error) {
      const code = error instanceof StoreError ? error.code : null;
      if (code === 'unknown-match') return refuse('no-such-match', `There is no match ${id}.`);
      if (code === 'conflict') return refuse('under-way', `The match ${id} is not over: close its table first.`);
      throw error;
    }
  },
});

export const MATCHES = [list, show, remove];
