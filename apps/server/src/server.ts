import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { defineRoom, defineServer, matchMaker } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { doorsOf } from './access/doors.ts';
import { Sessions } from './admin/sessions.ts';
import { basePathOf, underBase } from './http/base-path.ts';
import { limitedServer } from './http/limits.ts';
import { addRoutes, type Routers, routersOf } from './http/routes.ts';
import { type Guards, guardUpgrades } from './http/upgrade.ts';
import { LoadSampler } from './load/load-sampler.ts';
import { colyseusLog } from './log/colyseus-log.ts';
import { auditIn } from './operations/audit.ts';
import { OPERATIONS } from './operations/operations.ts';
import { Operator } from './operations/operator.ts';
import { LOBBY, Lobby } from './rooms/lobby.ts';
import { openRooms, roomOf, TABLE } from './rooms/open-rooms.ts';
import type { Services } from './rooms/services.ts';
import { Sweep } from './rooms/sweep.ts';
import { TableRoom } from './rooms/table-room.ts';
import { Tables } from './rooms/tables.ts';
import { hostToListenOn, listen } from './starting/listen.ts';
import type { Tls } from './tls/tls.ts';
import { TOGETHER, TogetherRoom } from './together/together-room.ts';

/** More than any message a client may send. */
const MAX_PAYLOAD = 4096;

/** Colyseus waits for everybody who was about to come in, and some never do. By then all is stored. */
const LONGEST_GOODBYE = 5_000;

export interface Running {
  readonly port: number;
  /** All that HTTP leads to. */
  readonly routers: Routers;
  /** Does what whoever runs the server asks for. */
  readonly operator: Operator;
  /** Tells the players, stores everything, and closes. */
  stop(): Promise<void>;
}

/** Starts serving tables, and the table's build from `site`. If it cannot, it releases what it was given, and throws. */
export async function serve(services: Services, site: string, tls: Tls | null = null): Promise<Running> {
  const { settings, store } = services;
  const doors = await doorsOf(settings);
  const tables = new Tables(services, doors);
  const load = new LoadSampler(services);
  const live = { services, tables, doors, load: load.history, sessions: new Sessions() };
  const operator = new Operator(OPERATIONS, { settings, store, live }, auditIn(settings.dataDir));
  const routers = routersOf(live, operator, site);
  const http = limitedServer(services.settings, tls?.createServer);
  const transport = new WebSocketTransport({ maxPayload: MAX_PAYLOAD, server: http });
  const server = defineServer({
    greet: false,
    gracefullyShutdown: false,
    logger: colyseusLog(services.log),
    transport,
    rooms: {
      [TABLE]: defineRoom(TableRoom).enableRealtimeListing(),
      [LOBBY]: defineRoom(Lobby),
      [TOGETHER]: defineRoom(TogetherRoom),
    },
    express: (app) => addRoutes(app, services, doors, routers),
  });
  const sweep = new Sweep(services, tables);
  store.onLost((code) => void roomOf(code)?.lose().catch(services.failed));
  const close = async (): Promise<void> => {
    // A store that is away now would keep the process from ever ending.
    services.store.hurry();
    tls?.stop();
    load.stop();
    await sweep.stop();
    await stop(services, () => server.gracefullyShutdown(false));
  };
  try {
    for (const ban of await store.bans()) tables.bans.put(ban);
    await listen(http, settings, () => server.listen(settings.port, hostToListenOn(settings)));
    takeOver(http, transport, services, { doors, bans: tables.bans });
    tls?.watch(services);
    await matchMaker.createRoom(LOBBY, {
      rateLimit: settings.rateLimit,
      mostPerAddress: settings.maxSpectatorsPerAddress,
    });
    await load.look();
    return { port: portOf(http), routers, operator, stop: close };
  } catch (error) {
    await close();
    throw error;
  }
}

function portOf(http: Server): number {
  const address = http.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server listens on no port');
  return address.port;
}

async function stop(services: Services, shutDown: () => Promise<void>): Promise<void> {
  await Promise.all((await openRooms()).map((room) => room.drain()));
  await services.computers.close();
  await services.push.idle();
  await Promise.race([shutDown(), delay(LONGEST_GOODBYE, undefined, { ref: false })]);
  await services.store.close();
  services.metrics.close();
}

/** All of HTTP is ours: see `matchmakingRouter` and `guardUpgrades`. */
function takeOver(http: Server, transport: WebSocketTransport, services: Services, guards: Guards): void {
  http.removeAllListeners('request');
  http.on('request', underBase(basePathOf(services.settings), transport.getExpressApp()));
  http.on('error', (error) => services.failed(error));
  guardUpgrades(http, services, guards);
}
