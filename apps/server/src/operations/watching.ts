import { ok } from '@dolmen/core';
import * as z from 'zod';
import { LOG_LEVELS } from '../log/level.ts';
import { readAudit } from './audit-log.ts';
import { operation } from './operation.ts';

/** What the server said, did and bore. */

const Limit = z.coerce.number().int().min(1).max(1000).default(100).describe('how many lines');
const Text = z.string().max(100).default('').describe('only lines that contain this');

const log = operation({
  name: 'log',
  does: 'The last lines of the log since the server was started.',
  needs: 'server',
  isPolled: true,
  words: ['text'],
  input: z.object({
    text: Text,
    level: z.enum(LOG_LEVELS).default('info').describe('only lines of this weight or more'),
    limit: Limit,
  }),
  output: z.object({
    lines: z.array(z.object({ time: z.string(), level: z.enum(LOG_LEVELS), event: z.string(), line: z.string() })),
  }),
  run: async ({ live: { services } }, query) => ok({ lines: services.log.tail.read(query) }),
});

const audit = operation({
  name: 'audit',
  does: 'Who did what to this server, the last at the end.',
  needs: 'folder',
  isPolled: true,
  words: ['text'],
  input: z.object({ text: Text, limit: Limit }),
  output: z.object({
    entries: z.array(
      z.object({
        time: z.string(),
        via: z.string(),
        who: z.string(),
        operation: z.string(),
        input: z.unknown(),
        result: z.string(),
      }),
    ),
  }),
  run: async ({ settings }, { text, limit }) => ok({ entries: readAudit(settings.dataDir, text, limit) }),
});

const load = operation({
  name: 'load',
  does: 'How busy the server was in the last hours: two samples a minute.',
  needs: 'server',
  isPolled: true,
  input: z.object({}),
  output: z.object({
    samples: z.array(
      z.object({
        at: z.int(),
        rooms: z.int(),
        clients: z.int(),
        moves: z.int().describe('since the sample before'),
        mean: z.number().describe('seconds until a move was acknowledged'),
        slowest: z.number(),
        memory: z.number().describe('bytes'),
        waiting: z.int().describe('computer players that wait for a thread'),
      }),
    ),
  }),
  run: async ({ live }) => ok({ samples: [...live.load.samples] }),
});

export const WATCHING = [log, audit, load];
