import { ok } from '@dolmen/core';
import * as z from 'zod';
import { newSecret } from '../admin/secret.ts';
import { operation } from './operation.ts';

/** The way to the admin page. */

const logout = operation({
  name: 'admin logout',
  does: 'Logs everybody out of the admin page.',
  needs: 'server',
  input: z.object({}),
  output: z.object({}),
  async run({ live: { sessions } }) {
    sessions.closeAll();
    return ok({});
  },
});

const secret = operation({
  name: 'admin secret',
  does: 'Makes a new secret for the admin page, shows it this once, and logs everybody out.',
  needs: 'folder',
  isLocal: true,
  input: z.object({}),
  output: z.object({ secret: z.string() }),
  async run({ settings, live }) {
    const made = await newSecret(settings.dataDir);
    live?.sessions.closeAll();
    return ok({ secret: made });
  },
});

export const ADMIN = [logout, secret];
