import { ok } from '@dolmen/core';
import * as z from 'zod';
import { shownSettings } from '../settings.ts';
import { operation } from './operation.ts';

export const settings = operation({
  name: 'settings',
  does: 'Shows the settings in force, and where each comes from.',
  needs: 'server',
  isPolled: true,
  input: z.object({}),
  output: z.object({ settings: z.array(z.object({ key: z.string(), value: z.string(), from: z.string() })) }),
  run: async ({ live: { services } }) => ok({ settings: shownSettings(services.settings, services.sources ?? {}) }),
});
