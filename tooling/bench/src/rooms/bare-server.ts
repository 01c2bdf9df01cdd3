import { type Client, defineRoom, defineServer, Room } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { type BareState, move, newState, SEATS } from './bare-state.ts';
import { openLog } from './commit-log.ts';

/** A move is first written down, where a folder for it is named. */
const { COMMIT_DIR } = process.env;
const log = COMMIT_DIR === undefined ? null : await openLog(COMMIT_DIR);

/** The least that Colyseus can do: a state, a message that changes it, a patch at once. No rules, no secrets, no storage. */
class BareRoom extends Room<{ state: BareState; client: Client }> {
  override messages = {
    move:
      log === null ? () => this.#move() : (_: Client, message: object) => log.write(message).then(() => this.#move()),
  };

  override onCreate(): void {
    this.maxClients = SEATS;
    this.patchRate = 1000;
    this.state = newState();
  }

  #move(): { ply: number } {
    move(this.state, Date.now());
    this.broadcastPatch();
    return { ply: this.state.ply };
  }
}

/** In the words of our own server, so that both are asked in the same way. */
function metrics(): string {
  const { user, system } = process.cpuUsage();
  return `dolmen_process_cpu_seconds_total ${(user + system) / 1e6}\ndolmen_resident_memory_bytes ${process.memoryUsage.rss()}\n`;
}

const transport = new WebSocketTransport();
const server = defineServer({
  greet: false,
  transport,
  rooms: { bare: defineRoom(BareRoom) },
  express: (app) => {
    app.get('/metrics', (_, response) => void response.type('text/plain').send(metrics()));
  },
});
await server.listen(0, '127.0.0.1');
const address = transport.server?.address();
if (typeof address !== 'object' || address === null) throw new Error('the server listens on no port');
console.log(`Bare Colyseus is open at http://localhost:${address.port}`);
