import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { dirname, join, relative } from 'node:path';
import express from 'express';
import type { By } from './audit.ts';
import { operationsRouter } from './operations-router.ts';
import type { Operator } from './operator.ts';

/** The name that commands tell; they are this machine's, and only who may open the door gets here. */
export const WHO_HEADER = 'x-dolmen-who';

/** Systems take no longer path for a socket: 104 bytes on macOS, with the zero at its end. */
const LONGEST_PATH = 103;

/** Where commands reach the server that runs on this folder; `null` where the path is too long for any system. */
export function localDoor(dataDir: string): string | null {
  if (process.platform === 'win32') return `\\\\.\\pipe\\dolmen-${digest(dataDir)}`;
  const path = join(dataDir, 'control', 'socket');
  return [path, relative(process.cwd(), path)].find((way) => Buffer.byteLength(way) <= LONGEST_PATH) ?? null;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Opens it for the user that the server runs as, and for nobody else. Returns how to close it. */
export async function openLocalDoor(path: string, operator: Operator): Promise<() => Promise<void>> {
  const app = express().disable('x-powered-by');
  app.use(
    operationsRouter(
      operator,
      (request): By => ({ via: 'program', who: decodeURIComponent(request.get(WHO_HEADER) ?? '') }),
    ),
  );
  const server = createServer(app);
  await listenOn(server, path);
  return () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
}

/** A socket is open before its rights can be set: its folder keeps others out meanwhile. */
async function listenOn(server: Server, path: string): Promise<void> {
  const isFile = process.platform !== 'win32';
  if (isFile) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    // Of a server that was killed: whoever holds the lock of the folder may remove it.
    rmSync(path, { force: true });
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve());
  });
  if (isFile) chmodSync(path, 0o600);
}
