import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineRoom, defineServer, matchMaker } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import express, { type Application } from 'express';
import { apiRouter } from './http/api.ts';
import { faults } from './http/faults.ts';
import { homePage } from './http/home-page.ts';
import { limitedServer } from './http/limits.ts';
import { matchmakingRouter } from './http/matchmaking.ts';
import { origins } from './http/origins.ts';
import { LOBBY, Lobby } from './rooms/lobby.ts';
import type { Services } from './rooms/services.ts';
import { TableRoom } from './rooms/table-room.ts';
import { TABLE, Tables } from './rooms/tables.ts';
import { sparingLog } from './sparing-log.ts';

/** More than any message a client may send. */
const MAX_PAYLOAD = 4096;

export interface Running {
  readonly port: number;
  /** How many matches were under way when the server stopped, and go on. */
  readonly restored: number;
  /** Tells the players, stores everything, and closes. */
  stop(): Promise<void>;
}

/** Starts serving tables, and the table's build from `site`. */
export async function serve(services: Services, site: string): Promise<Running> {
  const tables = new Tables(services);
  const transport = new WebSocketTransport({ maxPayload: MAX_PAYLOAD, server: limitedServer(services.settings) });
  const server = defineServer({
    greet: false,
    gracefullyShutdown: false,
    logger: sparingLog(console),
    transport,
    rooms: { [TABLE]: defineRoom(TableRoom).enableRealtimeListing(), [LOBBY]: defineRoom(Lobby) },
    express: (app) => routes(app, services, tables, site),
  });
  await server.listen(services.settings.port, services.settings.host);
  answerWithoutColyseus(transport);
  await matchMaker.createRoom(LOBBY, {
    rateLimit: services.settings.rateLimit,
    mostPerAddress: services.settings.maxSpectatorsPerAddress,
  });
  const restored = await tables.restoreAll();
  return { port: portOf(transport), restored, stop: () => stop(services, () => server.gracefullyShutdown(false)) };
}

function portOf({ server }: WebSocketTransport): number {
  const address = server?.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server listens on no port');
  return address.port;
}

async function stop(services: Services, shutDown: () => Promise<void>): Promise<void> {
  const rooms = await matchMaker.query({ name: TABLE });
  await Promise.all(rooms.map(({ roomId }) => (matchMaker.getLocalRoomById(roomId) as TableRoom | undefined)?.drain()));
  await services.computers.close();
  await shutDown();
  await services.store.close();
  services.metrics.close();
}

/** All of HTTP is ours: see `matchmakingRouter`. */
function answerWithoutColyseus(transport: WebSocketTransport): void {
  transport.server?.removeAllListeners('request');
  transport.server?.on('request', transport.getExpressApp());
}

function routes(app: Application, services: Services, tables: Tables, site: string): void {
  app.set('trust proxy', services.settings.trustProxy);
  app.disable('x-powered-by');
  app.use(origins(services.settings));
  app.get('/health', (_, response) => void response.json({ status: 'ok' }));
  if (services.settings.metrics)
    app.get(
      '/metrics',
      (_, response) => void metricsText(services).then((text) => response.type('text/plain').send(text)),
    );
  app.use('/api', apiRouter(services, tables));
  app.use('/matchmake', matchmakingRouter(services));
  if (existsSync(join(site, 'index.html'))) app.use(express.static(site));
  else app.get('/', (_, response) => void response.type('html').send(homePage()));
  app.use(faults(services));
}

async function metricsText({ metrics, store, computers }: Services): Promise<string> {
  const rooms = await matchMaker.query({ name: TABLE });
  const clients = rooms.reduce((sum, room) => sum + room.clients, 0);
  const { threads, waiting } = computers.stats;
  const gauges = { rooms: rooms.length, clients, computer_threads: threads, computers_waiting: waiting };
  return metrics.text(gauges, store.stats());
}
