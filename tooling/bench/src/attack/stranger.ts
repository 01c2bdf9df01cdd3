import { connect, type Socket } from 'node:net';
import { Client, type Room } from '@colyseus/sdk';
import { below, type Random } from '@dolmen/core';
import { PROTOCOL } from '@dolmen/protocol';

/** What somebody without manners does to a server; each resolves with `false` when it was refused. */

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const letters = (chance: Random, length: number): string =>
  Array.from({ length }, () => LETTERS[below(chance, LETTERS.length)]).join('');
export const stranger = (chance: Random): object => ({ token: letters(chance, 32), name: 'Mal', protocol: PROTOCOL });
/** In the room, or `null`. */
export async function enter(address: string, code: string, from: string, chance: Random): Promise<Room | null> {
  try {
    const room = await new Client(address, { headers: { 'x-forwarded-for': from } }).joinById(code, stranger(chance));
    room.reconnection.enabled = false;
    room.onMessage('*', () => {});
    return room;
  } catch {
    return null;
  }
}

const AT_ONCE = 300;

/** Refused: put out before the end. */
export async function flood(address: string, code: string, from: string, chance: Random): Promise<boolean> {
  const room = await enter(address, code, from, chance);
  if (room === null) return false;
  const closed = new Promise<number>((resolve) => room.onLeave(resolve));
  for (let time = 0; time < AT_ONCE; time++) room.send('chat', { text: 'me!' });
  const isHeard = new Promise<null>((resolve) => room.ping(() => resolve(null)));
  const isPutOut = (await Promise.race([closed, isHeard])) !== null;
  if (!isPutOut) await room.leave();
  return !isPutOut;
}

const socketTo = (address: string): Socket => {
  const socket = connect(Number(new URL(address).port), new URL(address).hostname);
  // To be hung up on is what an attacker expects.
  socket.on('error', () => {});
  return socket;
};
const closed = (socket: Socket): Promise<void> => new Promise((resolve) => socket.once('close', () => resolve()));

/** A socket without a place: nobody knows that session. */
export async function knock(address: string, code: string, from: string, session: string): Promise<boolean> {
  const socket = socketTo(address);
  const head = ['Host: a', 'Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'];
  const key = Buffer.from(session.padEnd(16)).toString('base64');
  socket.write(
    `GET /x/${code}?sessionId=${session} HTTP/1.1\r\n${head.join('\r\n')}\r\nX-Forwarded-For: ${from}\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  socket.resume();
  // A polite client would answer the closing; this one lets the server see to it.
  const answered = new Promise<void>((resolve) => socket.once('data', () => resolve()));
  await Promise.race([answered, closed(socket)]);
  socket.destroy();
  return false;
}

/** Connections that one lane keeps half open. */
const MOST_OPEN = 60;

export function halfOpen(address: string, from: string): { attempt(): Promise<boolean>; end(): void } {
  const open: Socket[] = [];
  const begin = async (): Promise<boolean> => {
    const socket = socketTo(address);
    open.push(socket);
    if (open.length > MOST_OPEN) open.shift()?.destroy();
    const connected = new Promise<boolean>((resolve) => socket.once('connect', () => resolve(true)));
    const isOpen = await Promise.race([connected, closed(socket).then(() => false)]);
    socket.write(`POST /api/tables HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${from}\r\nContent-Length: 9000\r\n\r\n{`);
    return isOpen;
  };
  const end = (): void => {
    for (const socket of open) socket.destroy();
  };
  return { attempt: begin, end };
}
