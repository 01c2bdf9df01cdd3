import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { playMatch } from './testing/match.ts';
import { answers, Running } from './testing/running.ts';
import { scratchFolder } from './testing/scratch.ts';

/** What is given to those who deploy, as far as it can be run or judged here. A tool that is missing is named, not passed over. */

const DEPLOY = fileURLToPath(new URL('../../../deploy/', import.meta.url));
const SERVER = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));
const scratch = scratchFolder();
const read = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8');
const PATH = process.env.PATH ?? '';
/** `words`: what it answers to if it is there. */
const withTool = (tool: string, ...words: string[]) => {
  if (spawnSync(tool, words).status === 0) return test;
  console.warn(
    `"${tool} ${words.join(' ')}" does not run on this machine: what it would judge in deploy/ is not judged.`,
  );
  return test.skip;
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}

/** A match through a proxy, and what the doctor finds there. */
async function playThrough(proxy: (port: number, server: number) => Running): Promise<void> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(scratch, `data-${port}`),
    PUBLIC_URL: address,
    TRUST_PROXY: '1',
    BOT_PAUSE: 'off',
  };
  const server = new Running(process.execPath, [SERVER], { cwd: scratch, env });
  const inner = Number(await server.says(/"event":"started","port":(\d+)/));
  const front = proxy(port, inner);
  try {
    await answers(address);
    expect(await playMatch(address)).toMatchObject({ result: { by: 'game' } });
    const doctor = execFileSync(process.execPath, [SERVER, 'doctor'], { cwd: scratch, env, encoding: 'utf8' });
    expect(doctor).toContain(`${address} leads here, for pages and for play`);
  } finally {
    await front.stop();
    await server.stop();
  }
}

describe('Dockerfile', () => {
  test('a linter finds nothing', () => {
    expect(validate(read('Dockerfile'))).toEqual([]);
  });

  test('it copies what there is, runs as nobody special, and stops in order', () => {
    const text = read('Dockerfile');
    expect(text).toContain('tooling/bootstrap/dolmen.cjs bundle');
    expect(text.lastIndexOf('USER node')).toBeGreaterThan(text.lastIndexOf('RUN '));
    // As an array: a shell in between would keep signals for itself.
    expect(text).toMatch(/^ENTRYPOINT \["dolmen"\]$/m);
  });
});

describe('compose.yaml', () => {
  test('names files that there are, and settings that there are', () => {
    const text = read('compose.yaml');
    for (const [, name = ''] of text.matchAll(/(?:dockerfile: deploy|- \.)\/(\w+)/g)) expect(read(name)).not.toBe('');
    expect(text).toMatch(/^ {6}PUBLIC_URL: /m);
    expect(text).toMatch(/^ {6}TRUST_PROXY: '1'$/m);
  });

  withTool(
    'docker',
    'compose',
    'version',
  )('docker compose reads it', () => {
    const judged = spawnSync('docker', ['compose', '-f', join(DEPLOY, 'compose.yaml'), 'config', '-q'], {
      env: { ...process.env, DOMAIN: 'games.example.org' },
      encoding: 'utf8',
    });
    expect([judged.status, judged.stderr]).toEqual([0, '']);
  });
});

describe('systemd', () => {
  const units = ['dolmen.service', 'dolmen-backup.service', 'dolmen-backup.timer'];

  withTool('systemd-analyze', '--version')('systemd-analyze finds nothing', () => {
    const folder = join(scratch, 'units');
    mkdirSync(folder);
    // Node is elsewhere here than where it is installed to.
    for (const name of units)
      writeFileSync(join(folder, name), read(name).replaceAll('/usr/bin/node', process.execPath));
    const paths = units.map((name) => join(folder, name));
    const judged = spawnSync('systemd-analyze', ['verify', '--man=no', ...paths], { encoding: 'utf8' });
    expect([judged.status, judged.stderr]).toEqual([0, '']);
  });

  test('it is not started again where that mends nothing', () => {
    expect(read('dolmen.service')).toContain('RestartPreventExitStatus=64 65 77 78');
  });
});

describe('proxies', () => {
  withTool('nginx', '-v')('nginx takes its example, and a match is played through it', async () => {
    const folder = join(scratch, 'nginx');
    mkdirSync(join(folder, 'temporary'), { recursive: true });
    const whole = certified(read('nginx.conf'), folder);
    writeFileSync(join(folder, 'whole.conf'), around(whole, folder));
    const judged = spawnSync('nginx', ['-t', '-c', join(folder, 'whole.conf'), '-p', folder], { encoding: 'utf8' });
    expect(judged.stderr).toContain('test is successful');
    await playThrough((port, server) => {
      // The same place of the same file, but without a certificate that a browser would take.
      const plain = read('nginx.conf')
        .replaceAll(/listen (\[::\]:)?(80|443)( ssl)?;/g, '')
        .replaceAll(/ssl_\w+ +[^;]+;/g, '')
        .replace('localhost:8080', `127.0.0.1:${server}`);
      const [head = '', , secure = ''] = plain.split(/^server \{$/m);
      const conf = `${head}server {\n  listen 127.0.0.1:${port};${secure}`;
      writeFileSync(join(folder, 'plain.conf'), around(conf, folder));
      return new Running('nginx', ['-c', join(folder, 'plain.conf'), '-p', folder, '-g', 'daemon off;'], {
        cwd: folder,
        env: { PATH },
      });
    });
  });

  withTool('caddy', 'version')('Caddy takes its example, and a match is played through it', async () => {
    const env = { HOME: scratch, PATH };
    const file = join(scratch, 'Caddyfile');
    copyFileSync(join(DEPLOY, 'Caddyfile'), file);
    const judge = ['validate', '--adapter', 'caddyfile', '--config', file];
    const judged = spawnSync('caddy', judge, { env: { ...env, DOMAIN: 'games.example.org' }, encoding: 'utf8' });
    expect([judged.status, judged.stdout + judged.stderr]).toEqual([0, expect.stringContaining('Valid configuration')]);
    await playThrough((port, server) => {
      const where = { DOMAIN: `http://127.0.0.1:${port}`, UPSTREAM: `127.0.0.1:${server}` };
      writeFileSync(file, `{\n\tadmin off\n}\n${read('Caddyfile')}`);
      return new Running('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
        cwd: scratch,
        env: { ...env, ...where },
      });
    });
  });
});

/** Nothing outside of its folder is written; what a site is in is not ours to give. */
const around = (site: string, folder: string): string => `pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/temporary/${of};`).join('\n  ')}
  ${site}
}
`;

/** With a certificate of its own in place of one that only the owner of a domain gets. */
function certified(site: string, folder: string): string {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=games.example.org', '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  );
  return site.replace(/(ssl_certificate +)[^;]+/, `$1${cert}`).replace(/(ssl_certificate_key +)[^;]+/, `$1${key}`);
}
