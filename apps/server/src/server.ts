import { setTimeout as delay } from 'node:timers/promises';
import { defineRoom, defineServer, matchMaker } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { type Doors, doorsOf } from './access/doors.ts';
import { basePathOf, underBase } from './http/base-path.ts';
import { limitedServer } from './http/limits.ts';
import { addRoutes, type Routers, routersOf } from './http/routes.ts';
import { guardUpgrades } from './http/upgrade.ts';
import { colyseusLog } from './log/colyseus-log.ts';
import { LOBBY, Lobby } from './rooms/lobby.ts';
import type { Services } from './rooms/services.ts';
import { Sweep } from './rooms/sweep.ts';
import { TableRoom } from './rooms/table-room.ts';
import { TABLE, Tables } from './rooms/tables.ts';
import { hostToListenOn, listen } from './starting/listen.ts';

/** More than any message a client may send. */
const MAX_PAYLOAD = 4096;

/** Colyseus waits for everybody who was about to come in, and some never do. By then all is stored. */
const LONGEST_GOODBYE = 5_000;

export interface Running {
  readonly port: number;
  /** All that HTTP leads to. */
  readonly routers: Routers;
  /** Tells the players, stores everything, and closes. */
  stop(): Promise<void>;
}

/** Starts serving tables, and the table's build from `site`. If it cannot, it releases what it was given, and throws. */
export async function serve(services: Services, site: string): Promise<Running> {
  const doors = await doorsOf(services.settings);
  const tables = new Tables(services, doors);
  const routers = routersOf(services, tables, doors, site);
  const transport = new WebSocketTransport({ maxPayload: MAX_PAYLOAD, server: limitedServer(services.settings) });
  const server = defineServer({
    greet: false,
    gracefullyShutdown: false,
    logger: colyseusLog(services.log),
    transport,
    rooms: { [TABLE]: defineRoom(TableRoom).enableRealtimeListing(), [LOBBY]: defineRoom(Lobby) },
    express: (app) => addRoutes(app, services, doors, routers),
  });
  const sweep = new Sweep(services, tables);
  const close = async (): Promise<void> => {
    // A store that is away now would keep the process from ever ending.
    services.store.hurry();
    await sweep.stop();
    await stop(services, () => server.gracefullyShutdown(false));
  };
  try {
    const { settings } = services;
    await listen(httpOf(transport), settings, () => server.listen(settings.port, hostToListenOn(settings)));
    takeOver(transport, services, doors);
    await matchMaker.createRoom(LOBBY, {
      rateLimit: settings.rateLimit,
      mostPerAddress: settings.maxSpectatorsPerAddress,
    });
    return { port: portOf(transport), routers, stop: close };
  } catch (error) {
    await close();
    throw error;
  }
}

function httpOf({ server }: WebSocketTransport): NonNullable<WebSocketTransport['server']> {
  if (server === undefined) throw new Error('the transport has no server');
  return server;
}

function portOf(transport: WebSocketTransport): number {
  const address = httpOf(transport).address();
  if (typeof address !== 'object' || address === null) throw new Error('the server listens on no port');
  return address.port;
}

async function stop(services: Services, shutDown: () => Promise<void>): Promise<void> {
  const rooms = await matchMaker.query({ name: TABLE });
  await Promise.all(rooms.map(({ roomId }) => (matchMaker.getLocalRoomById(roomId) as TableRoom | undefined)?.drain()));
  await services.computers.close();
  await Promise.race([shutDown(), delay(LONGEST_GOODBYE, undefined, { ref: false })]);
  await services.store.close();
  services.metrics.close();
}

/** All of HTTP is ours: see `matchmakingRouter` and `guardUpgrades`. */
function takeOver(transport: WebSocketTransport, services: Services, doors: Doors): void {
  const http = httpOf(transport);
  http.removeAllListeners('request');
  http.on('request', underBase(basePathOf(services.settings), transport.getExpressApp()));
  http.on('error', (error) => services.failed(error));
  guardUpgrades(http, services, doors);
}
