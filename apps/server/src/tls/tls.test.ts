import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connect, getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls';
import { describe, expect, onTestFinished, test } from 'vitest';
import { limitedServer } from '../http/limits.ts';
import { SILENT } from '../log/log.ts';
import { networkHosts } from '../starting/addresses.ts';
import { Guest, openTable, playOn } from '../testing/guest.ts';
import { Program } from '../testing/program.ts';
import type { Certificate } from './certificate.ts';
import { selfMade } from './self-made.ts';
import { Tls } from './tls.ts';

/** A guard against hanging, not a measure. */
const PATIENCE = 300_000;

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'dolmen-tls-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** As a browser whose user trusts this certificate, and no other of this kind. */
function trust(certificate: string): void {
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, certificate]);
  onTestFinished(() => setDefaultCACertificates(before));
}

/** The certificate that a client is shown. */
async function shownBy(address: string, ca: string) {
  const agent = new Agent({ ca });
  const asked = request(address, { agent }).end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  const { fingerprint256 } = (answer.socket as TLSSocket).getPeerCertificate();
  agent.destroy();
  return { status: answer.statusCode, headers: answer.headers, fingerprint256 };
}

describe('TLS=self', () => {
  test('is served to who trusts it, under every address, and is the same after a restart', {
    timeout: PATIENCE,
  }, async () => {
    const DATA_DIR = folder();
    const program = new Program({ DATA_DIR, TLS: 'self' });
    const address = await program.opened();
    expect(address).toMatch(/^https:\/\/localhost:\d+$/);
    const { port } = new URL(address);
    const cert = readFileSync(join(DATA_DIR, 'tls/cert.pem'), 'utf8');
    const hosts = ['localhost', '127.0.0.1', ...networkHosts('0.0.0.0')];
    const shown = await Promise.all(hosts.map((host) => shownBy(`https://${host}:${port}/health`, cert)));
    expect(shown.map(({ status }) => status)).toEqual(hosts.map(() => 200));
    expect(shown[0]?.headers['strict-transport-security']).toBeUndefined();
    const { said } = await program.stop();
    // A code to scan where another machine could come: so many lines of half blocks.
    if (networkHosts('::').length > 0)
      expect(said.split('\n').filter((line) => /^[█▀▄ ]{20,}$/.test(line)).length).toBeGreaterThan(10);

    const second = new Program({ DATA_DIR, TLS: 'self', PORT: port });
    const again = await shownBy(`${await second.opened()}/health`, cert);
    expect(again.fingerprint256).toBe(shown[0]?.fingerprint256);
    await second.stop();
  });

  test('carries a match over its sockets, and turns foreign pages away', { timeout: PATIENCE }, async () => {
    const DATA_DIR = folder();
    const program = new Program({ DATA_DIR, TLS: 'self', HOST: '127.0.0.1', RATE_LIMIT: '1000' });
    const address = await program.opened();
    trust(readFileSync(join(DATA_DIR, 'tls/cert.pem'), 'utf8'));
    const code = await openTable(address, {}, { origin: address });
    const guests = [await Guest.join(address, code), await Guest.join(address, code, 'Bob')];
    for (const [seat, guest] of guests.entries()) await guest.sit(seat);
    await guests[0]?.ask('start', {});
    await playOn(guests, [1, 2, 3, 4], 3);
    await expect(openTable(address, {}, { origin: 'https://elsewhere.example' })).rejects.toThrow('foreign-origin');
    const answer = await fetch(`${address}/api/server`);
    expect(answer.headers.getSetCookie()).toEqual([]);
    for (const guest of guests) await guest.leave();
    expect((await program.stop()).code).toBe(0);
  });
});

describe('TLS_CERT and TLS_KEY', () => {
  test('are shown, and nothing is to be scanned', { timeout: PATIENCE }, async () => {
    const files = folder();
    const { cert } = await selfMade(files, ['localhost']);
    const env = { DATA_DIR: folder(), TLS_CERT: join(files, 'cert.pem'), TLS_KEY: join(files, 'key.pem') };
    const program = new Program({ ...env, PORT: '0' });
    const shown = await shownBy(`${await program.opened()}/health`, cert);
    expect(shown.status).toBe(200);
    expect((await program.stop()).said).not.toContain('scanned');
  });

  test('that are none keep it from starting, in words', { timeout: PATIENCE }, async () => {
    const files = folder();
    const [TLS_CERT, TLS_KEY] = [join(files, 'cert.pem'), join(files, 'key.pem')];
    const missing = await new Program({ DATA_DIR: folder(), TLS_CERT, TLS_KEY }).ended();
    expect([missing.code, missing.complained]).toEqual([
      78,
      expect.stringMatching(/^TLS_CERT, .* cannot be read: .*\n$/),
    ]);
    await selfMade(files, ['localhost']);
    writeFileSync(TLS_KEY, (await selfMade(folder(), ['localhost'])).key);
    const foreign = await new Program({ DATA_DIR: folder(), TLS_CERT, TLS_KEY }).ended();
    expect([foreign.code, foreign.complained]).toEqual([
      78,
      expect.stringMatching(/^TLS_CERT and TLS_KEY, .* cannot be used: .*\n$/),
    ]);
  });
});

/** A server of its own that says yes to everything. */
async function listening(tls: Tls, maxConnectionsPerAddress = 100): Promise<number> {
  const server = limitedServer({ trustProxy: 0, maxConnectionsPerAddress }, tls.createServer);
  server.on('request', (_, response) => response.end('yes'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    tls.stop();
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

test('a new certificate is shown without a restart', async () => {
  let current: Certificate = await selfMade(folder(), ['localhost']);
  const tls = await Tls.open(async () => current);
  const failures: unknown[] = [];
  tls.watch({ log: SILENT, failed: (error) => failures.push(error) }, 5);
  const address = `https://localhost:${await listening(tls)}/`;
  expect((await shownBy(address, current.cert)).status).toBe(200);
  current = await selfMade(folder(), ['localhost']);
  // Who trusts the new one alone is let in as soon as it is shown.
  const isShown = (): Promise<boolean> =>
    shownBy(address, current.cert).then(
      () => true,
      () => false,
    );
  while (!(await isShown())) await setTimeout(10);
  expect(failures).toEqual([]);
});

test('an address has so many connections, and another one when it closes one', async () => {
  const certificate = await selfMade(folder(), ['localhost']);
  const port = await listening(await Tls.open(async () => certificate), 2);
  const open = async (): Promise<TLSSocket | null> => {
    const socket = connect({ port, host: 'localhost', ca: certificate.cert });
    onTestFinished(() => void socket.destroy());
    return once(socket, 'secureConnect').then(
      () => socket,
      () => null,
    );
  };
  const first = await open();
  expect([first, await open(), await open()].map((socket) => socket !== null)).toEqual([true, true, false]);
  first?.destroy();
  while ((await open()) === null) await setTimeout(10);
});
