import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { PROTOCOL } from '@dolmen/protocol';

/** What Colyseus calls its messages. */
const JOIN = 10;
export const DATA = 13;
const PING = 18;
export const REQUEST = 21;

/** A connection that keeps to no protocol: it writes what it is told, and may break off at any byte. */
export class HostileSocket {
  readonly #socket: Socket;
  readonly #waiting = new Set<() => void>();
  received = Buffer.alloc(0);
  readonly closed: Promise<void>;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1');
    const { promise, resolve } = Promise.withResolvers<void>();
    this.closed = promise;
    this.#socket.on('data', (bytes: Buffer) => this.#hear(bytes));
    // A server that hangs up in the middle is what is wanted here.
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => resolve());
  }

  write(bytes: string | Uint8Array): this {
    this.#socket.write(bytes);
    return this;
  }

  /** Breaks off, in the midst of things. */
  drop(): Promise<void> {
    this.#socket.destroy();
    return this.closed;
  }

  /** Says everything it has to say, and hears the answer out. */
  async answer(): Promise<string> {
    this.#socket.end();
    await this.closed;
    return this.received.toString('latin1');
  }

  /** Resolves when the server has closed, or says that it does. */
  async hungUp(): Promise<void> {
    await this.until(() => closeCode(this) !== null);
    await this.drop();
  }

  async until(holds: (received: Buffer) => boolean): Promise<void> {
    const heard = new Promise<void>((resolve) => {
      const look = (): void => void (holds(this.received) && resolve());
      this.#waiting.add(look);
      look();
    });
    await Promise.race([heard, this.closed]);
  }

  #hear(bytes: Buffer): void {
    this.received = Buffer.concat([this.received, bytes]);
    for (const look of this.#waiting) look();
  }
}

/** A WebSocket frame as a client must send it, or as no client may. */
export function frame(payload: string | Uint8Array, { first = 0x82, isMasked = true, length = -1 } = {}): Uint8Array {
  const body = Buffer.from(payload);
  const said = length < 0 ? body.length : length;
  const mask = randomBytes(4);
  const size = said < 126 ? [said] : [126, said >> 8, said & 0xff];
  const [short = 0, ...more] = size;
  const head = Buffer.from([first, short | (isMasked ? 0x80 : 0), ...more]);
  if (!isMasked) return Buffer.concat([head, body]);
  return Buffer.concat([head, mask, body.map((byte, index) => byte ^ (mask[index % 4] ?? 0))]);
}

const CLOSE = 0x88;

/** The code that the server closed with, or `null`. Servers send frames without masks. */
export function closeCode({ received }: HostileSocket): number | null {
  let at = received.indexOf('\r\n\r\n') + 4;
  while (at + 1 < received.length) {
    const short = received.readUInt8(at + 1);
    const head = short < 126 ? 2 : 4;
    if (received.readUInt8(at) === CLOSE) return received.readUInt16BE(at + head);
    at += head + (short < 126 ? short : received.readUInt16BE(at + 2));
  }
  return null;
}

/** A place in a room, as the SDK asks for it. */
export async function reserve(address: string, code: string, options: object): Promise<string> {
  const answer = await fetch(`${address}/matchmake/joinById/${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(options),
  });
  const { sessionId } = (await answer.json()) as { sessionId?: string };
  if (sessionId === undefined) throw new Error(`no place: ${answer.status}`);
  return sessionId;
}

/** Asks for a WebSocket on this path; resolves when the server has answered. */
export async function upgrade(port: number, path: string): Promise<HostileSocket> {
  const socket = new HostileSocket(port);
  const key = randomBytes(16).toString('base64');
  const head = ['Host: 127.0.0.1', 'Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'];
  socket.write(`GET ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\nSec-WebSocket-Key: ${key}\r\n\r\n`);
  await socket.until((received) => received.includes('\r\n\r\n'));
  return socket;
}

export const stranger = (): { token: string; name: string; protocol: number } => ({
  token: randomBytes(16).toString('hex'),
  name: 'Mal',
  protocol: PROTOCOL,
});

/** In the room, but the join is not acknowledged. */
export async function halfJoined(address: string, code: string, options: object = stranger()): Promise<HostileSocket> {
  const sessionId = await reserve(address, code, options);
  const socket = await upgrade(Number(new URL(address).port), `/any/${code}?sessionId=${sessionId}`);
  await socket.until((received) => received.includes('schema'));
  return socket;
}

/** In the room like anybody else, with a free hand. */
export async function joined(address: string, code: string, options: object = stranger()): Promise<HostileSocket> {
  const socket = await halfJoined(address, code, options);
  socket.write(frame(Uint8Array.of(JOIN)));
  await heard(socket);
  return socket;
}

/** Resolves when the server has taken everything sent so far, or has hung up. */
export async function heard(socket: HostileSocket): Promise<void> {
  const before = socket.received.length;
  socket.write(frame(Uint8Array.of(PING)));
  const isAnswered = (received: Buffer): boolean => received.subarray(before).includes(Buffer.from([0x82, 1, PING]));
  await socket.until((received) => isAnswered(received) || closeCode(socket) !== null);
}
