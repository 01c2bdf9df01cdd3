import { ok } from '@dolmen/core';
import * as z from 'zod';
import { prune as pruneAll } from '../rooms/retention.ts';
import { operation } from './operation.ts';

export const prune = operation({
  name: 'prune',
  does: 'Deletes what is older than the settings keep it, which the server also does by itself each hour.',
  needs: 'folder',
  input: z.object({}),
  output: z.object({ matches: z.int(), chats: z.int(), bans: z.int(), audit: z.int() }),
  run: async ({ settings, store, live }) =>
    ok(await pruneAll({ settings, store, rooms: async () => (await live?.tables.rooms()) ?? [] }, Date.now())),
});
