import { matchMaker } from '@colyseus/core';
import { type Response, Router } from 'express';
import { TABLE } from '../rooms/open-rooms.ts';
import type { Services } from '../rooms/services.ts';
import type { Tables } from '../rooms/tables.ts';
import { mayReadMetrics } from './metrics-access.ts';
import { safely } from './safely.ts';

/** What whoever runs the server asks, to see whether it is well. */
export function operatorRouter(services: Services, tables: Tables): Router {
  const router = Router();
  router.get('/health', (_, response) => sendHealth(response, services, tables));
  if (services.settings.metrics)
    router.get(
      '/metrics',
      safely(async (request, response) =>
        mayReadMetrics(request, services.settings)
          ? response.type('text/plain').send(await metricsText(services))
          : response.status(403).json({ error: { code: 'forbidden' } }),
      ),
    );
  return router;
}

/** From memory: asking costs nothing. A server that stores nothing, or is to be empty, is no place to send more people to. */
function sendHealth(response: Response, { store }: Services, { isDraining }: Tables): void {
  if (store.isAway()) response.status(503).json({ status: 'waiting', because: 'the store cannot write' });
  else if (isDraining) response.status(503).json({ status: 'draining' });
  else response.json({ status: 'ok' });
}

async function metricsText({ metrics, store, computers }: Services): Promise<string> {
  const rooms = await matchMaker.query({ name: TABLE });
  const clients = rooms.reduce((sum, room) => sum + room.clients, 0);
  const { threads, waiting } = computers.stats;
  const gauges = { rooms: rooms.length, clients, computer_threads: threads, computers_waiting: waiting };
  return metrics.text(gauges, store.stats());
}
