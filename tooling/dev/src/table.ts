import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite, type FSWatcher } from 'vite';
import { ROOT } from './project.ts';

/** What the server answers; everything else is the table's. */
const HTTP = ['/api', '/matchmake', '/health', '/metrics'];
/** A room's socket, as in `/aBcD/eFgH?sessionId=…`; the other sockets are vite's own. */
const SOCKETS = '^/[\\w-]+/[\\w-]+\\?(.*&)?sessionId=';

export interface Address {
  readonly host: string;
  readonly port: number;
}

export interface Table {
  readonly watcher: FSWatcher;
  close(): Promise<void>;
}

/** The table from its sources, with hot reload; the server behind the same address. */
export async function serveTable({ host, port }: Address, rooms: string): Promise<Table> {
  // Our own: one that vite opens ends the process by itself at a signal, before matches are stored.
  const http = createServer();
  const vite = await createVite({
    root: join(ROOT, 'apps/table'),
    clearScreen: false,
    logLevel: 'warn',
    server: {
      middlewareMode: { server: http },
      hmr: { server: http },
      proxy: { ...Object.fromEntries(HTTP.map((path) => [path, rooms])), [SOCKETS]: { target: rooms, ws: true } },
    },
  });
  http.on('request', vite.middlewares).listen(port, host);
  await once(http, 'listening');
  const close = async (): Promise<void> => {
    http.close();
    http.closeAllConnections();
    await vite.close();
  };
  return { watcher: vite.watcher, close };
}
