import { ok } from '@dolmen/core';
import * as z from 'zod';
import type { Tables } from '../rooms/tables.ts';
import type { PatientStore } from '../store/patient.ts';
import { VERSION } from '../version.ts';
import { operation } from './operation.ts';

const Health = z.object({
  status: z.enum(['ok', 'waiting', 'draining']).describe('waiting: the store cannot write'),
  version: z.string(),
  process: z.int(),
  upSeconds: z.int(),
  rooms: z.int(),
  playing: z.int(),
  clients: z.int(),
  memoryMegabytes: z.int(),
  computersWaiting: z.int(),
  commits: z.int(),
  longestCommitMillis: z.number(),
});

function statusOf(store: PatientStore, { isDraining }: Tables): z.infer<typeof Health>['status'] {
  if (store.isAway()) return 'waiting';
  return isDraining ? 'draining' : 'ok';
}

export const health = operation({
  name: 'health',
  does: 'Is the server well, and how busy is it?',
  needs: 'server',
  isPolled: true,
  input: z.object({}),
  output: Health,
  async run({ live: { services, tables } }) {
    const { store, computers } = services;
    const rooms = await tables.rooms();
    const { commits, maxCommitMs } = store.stats();
    return ok({
      status: statusOf(store, tables),
      version: VERSION,
      process: process.pid,
      upSeconds: Math.floor(process.uptime()),
      rooms: rooms.length,
      playing: rooms.filter(({ table }) => table.phase === 'playing').length,
      clients: rooms.reduce((sum, { clients }) => sum + clients.length, 0),
      memoryMegabytes: Math.ceil(process.memoryUsage.rss() / 2 ** 20),
      computersWaiting: computers.stats.waiting,
      commits,
      longestCommitMillis: maxCommitMs,
    });
  },
});
