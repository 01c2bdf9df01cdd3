// A package registry for the tests, on this machine: one tiny package, served, held back, or not reachable at all.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { makeFolder, npm, write } from './scratch.mjs';

/** Nothing ever listens there. */
export const UNREACHABLE = 'http://127.0.0.1:9/';

/** A package called pebble, which exports its weight. */
export const packPebble = async () => {
  const root = makeFolder();
  write(join(root, 'package.json'), JSON.stringify({ name: 'pebble', version: '1.0.0', exports: './index.js' }));
  write(join(root, 'index.js'), 'exports.weight = 7;\n');
  const { code, stderr } = await npm(root, ['pack']).ended;
  if (code !== 0) throw new Error(stderr);
  return readFileSync(join(root, 'pebble-1.0.0.tgz'));
};

/** @param {Buffer} tarball */
export const serve = async (tarball) => {
  const registry = { url: '', isOpen: true, waiting: 0 };
  const server = createServer((request, response) => {
    // npm, too, asks here now and then, for a newer version of itself.
    if (!request.url?.endsWith('.tgz')) response.writeHead(404).end('{}');
    else if (registry.isOpen) response.end(tarball);
    else registry.waiting += 1;
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  registry.url = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/`;
  return registry;
};

/** The files of a project that needs the pebble. @param {Buffer} tarball */
export const pebbleProject = (tarball) => {
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  return {
    'pnpm-lock.yaml': `lockfileVersion: '9.0'

importers:

  .: {}

  apps/server:
    dependencies:
      pebble:
        specifier: 1.0.0
        version: 1.0.0

packages:

  pebble@1.0.0:
    resolution: {integrity: ${integrity}}

snapshots:

  pebble@1.0.0: {}
`,
    'apps/server/package.json': JSON.stringify({
      name: 'terminal',
      type: 'module',
      dependencies: { pebble: '1.0.0' },
    }),
    'apps/server/src/main.ts': "import { weight } from 'pebble';\nconsole.log('weight', weight);\n",
  };
};
