import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { dirname } from 'node:path';
import express from 'express';
import type { By } from './audit.ts';
import { WHO_HEADER } from './local-path.ts';
import { operationsRouter } from './operations-router.ts';
import type { Operator } from './operator.ts';

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
