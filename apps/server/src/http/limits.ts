import { createServer, type IncomingMessage, type Server, type ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Settings } from '../settings.ts';
import { type Address, addressOf, networkOf } from './address.ts';

/** Who begins a request and does not end it is put out; nobody needs as long, on any line that a game can be played over. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 2_000 };

const TOO_MANY = 'HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** What HTTP and sockets are served on: one address holds only so many connections, and none of them half open for long. */
export function limitedServer(
  { trustProxy, maxConnectionsPerAddress }: Pick<Settings, 'trustProxy' | 'maxConnectionsPerAddress'>,
  create: (options: ServerOptions) => Server = createServer,
  patience = PATIENCE,
): Server {
  const server = create(patience);
  const open = new Tally(maxConnectionsPerAddress);
  // A proxy's connections are everybody's.
  if (trustProxy === 0)
    server.on('connection', (socket) => {
      if (!open.enter(networkOf(socket.remoteAddress ?? ''), socket)) socket.destroy();
    });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    const address = addressOf(request, trustProxy);
    if (trustProxy > 0 && !open.enter(address, socket)) turnAway(socket);
  });
  return server;
}

/** Colyseus hears of the upgrade all the same, and may write to what is closed already. */
function turnAway(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end(TOO_MANY);
}

/** How many of something each address has. */
class Tally {
  readonly #most: number;
  readonly #counts = new Map<Address, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts it until it closes, unless there are too many. */
  enter(address: Address, socket: Duplex): boolean {
    const count = this.#counts.get(address) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(address, count + 1);
    socket.once('close', () => this.#leave(address));
    return true;
  }

  #leave(address: Address): void {
    const count = this.#counts.get(address) ?? 0;
    if (count > 1) this.#counts.set(address, count - 1);
    else this.#counts.delete(address);
  }
}
