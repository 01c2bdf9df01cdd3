import { ok } from '@dolmen/core';
import * as z from 'zod';
import { prune as pruneAll } from '../rooms/retention.ts';
import { operation } from './operation.ts';

/** Without a server there is no log: who called is told. */
const raise = (error: unknown): void => {
  throw error;
};

export const prune = operation({
  name: 'prune',
  does: 'Deletes what is older than the settings keep it, and ends what nobody came back to, which the server also does by itself.',
  needs: 'folder',
  input: z.object({}),
  output: z.object({ tables: z.int(), matches: z.int(), chats: z.int(), bans: z.int(), audit: z.int() }),
  run: async ({ settings, store, live }) =>
    ok(
      await pruneAll(
        { settings, store, here: live?.tables ?? null, failed: live?.services.failed ?? raise },
        Date.now(),
      ),
    ),
});
