import { join } from 'node:path';
import { type Command, commandLine, parseFlags } from '@dolmen/flags';
import { freePort, HERE } from './free-port.ts';
import { ROOT } from './project.ts';
import { Rooms } from './rooms.ts';
import { serveTable } from './table.ts';
import { watchServer } from './watch.ts';

const DEV = {
  call: 'npm run dev --',
  does: `The server and the table from their sources, on one address: what you change in the table shows at once, and a changed
server starts anew. The settings of npm start count; matches are kept in data/dev.`,
  flags: { port: 'where to listen (default: PORT, or 8080)', host: 'which address (default: this machine alone)' },
} as const satisfies Command;

const { port = process.env.PORT ?? '8080', host = HERE } = commandLine(DEV, (argv) => parseFlags(DEV, argv));
const address = `http://${host === HERE ? 'localhost' : host}:${port}`;

const inside = await freePort();
const table = await serveTable({ host, port: Number(port) }, `http://${HERE}:${inside}`).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const rooms = new Rooms({ port: inside, address, folder: join(ROOT, 'data/dev') }, (code) =>
  console.error(`The server ended with ${code}; it starts anew when a source changes.`),
);
watchServer(table.watcher, () => {
  console.log('A source of the server has changed: it starts anew.');
  void rooms.restart();
});

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void Promise.all([rooms.stop(), table.close()]).then(() => process.exit(0));
  });
