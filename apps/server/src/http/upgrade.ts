import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Doors } from '../access/doors.ts';
import { pseudonym } from '../log/pseudonym.ts';
import type { Services } from '../rooms/services.ts';
import { addressOf } from './address.ts';
import { isInside } from './gate.ts';
import { isWelcome } from './origins.ts';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Headers that Colyseus takes a client's address from, whoever sent them. */
const TOLD = ['x-real-ip', 'x-client-ip', 'x-forwarded-for'];

/** Puts a guard before the WebSockets: Colyseus takes pages of any site, and believes any address it is told. */
export function guardUpgrades(http: Server, services: Services, doors: Doors): void {
  const inside = http.listeners('upgrade') as Upgrade[];
  http.removeAllListeners('upgrade');
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const address = addressOf(request, services.settings.trustProxy);
    if (!isWelcome(request.headers, services.settings)) {
      services.log.refused('foreign-origin', { path: 'socket', address: pseudonym(address) });
      return hangUp(socket, '403 Forbidden');
    }
    if (!isInside(doors, request.headers)) {
      services.log.refused('locked', { path: 'socket', address: pseudonym(address) });
      return hangUp(socket, '401 Unauthorized');
    }
    // What cannot be read as an address would end the process inside.
    if (!URL.canParse(`ws://server${request.url ?? ''}`)) return hangUp(socket, '400 Bad Request');
    for (const name of TOLD) delete request.headers[name];
    request.headers['x-forwarded-for'] = address;
    for (const take of inside) take.call(http, request, socket, head);
  });
}

function hangUp(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
