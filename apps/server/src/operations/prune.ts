import { ok } from '@dolmen/core';
import * as z from 'zod';
import { prune as pruneAll } from '../rooms/retention.ts';
import { operation } from './operation.ts';

export const prune = operation({
  name: 'prune',
  does: 'Deletes what is older than the settings keep it, and ends what nobody came back to, which the server also does by itself.',
  needs: 'folder',
  input: z.object({}),
  output: z.object({ tables: z.int(), matches: z.int(), chats: z.int(), bans: z.int(), audit: z.int() }),
  // Without a server there is no log: one table that cannot be read is told of, and in nobody's way.
  run: async ({ settings, store, live }) =>
    ok(
      await pruneAll(
        { settings, store, here: live?.tables ?? null, failed: live?.services.failed ?? console.error },
        Date.now(),
      ),
    ),
});
