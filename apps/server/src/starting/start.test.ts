import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest, openTable, playOn } from '../testing/guest.ts';
import { eventsOf, Program } from '../testing/program.ts';
import { networkAddresses } from './addresses.ts';
import { listenFailure } from './listen.ts';

/** A guard against hanging, not a measure. */
const PATIENCE = 300_000;

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'dolmen-start-'));
  chmodSync(scratch, 0o755);
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let folders = 0;
const folder = (): string => join(scratch, String(folders++));

/** A port that is taken until the test is over. */
async function takenPort(): Promise<AsyncDisposable & { readonly port: number }> {
  const taker = createServer();
  await new Promise<void>((resolve) => taker.listen(0, resolve));
  const address = taker.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    port: address.port,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => taker.close(() => resolve())),
  };
}

describe('what cannot start says why, and ends', () => {
  test('a port in use; the data are free again at once', { timeout: PATIENCE }, async () => {
    await using taken = await takenPort();
    const DATA_DIR = folder();
    const { code, complained } = await new Program({ DATA_DIR, PORT: String(taken.port) }).ended();
    expect(code).toBe(75);
    expect(complained).toBe(
      `Port ${taken.port} is in use. Another program has it, perhaps another Dolmen: stop that one, or choose another port with PORT.\n`,
    );
    const second = new Program({ DATA_DIR });
    await second.opened();
    expect((await second.stop()).code).toBe(0);
  });

  test.each(['203.0.113.7', 'no-such-host.invalid', '2001:db8::7'])('HOST=%s', { timeout: PATIENCE }, async (HOST) => {
    const { code, complained } = await new Program({ DATA_DIR: folder(), HOST }).ended();
    expect(code).toBe(78);
    expect(complained).toMatch(new RegExp(`^HOST=${HOST} is no address of this machine .*\n$`));
  });

  test('a folder for the data that is a file, or lies in one', { timeout: PATIENCE }, async () => {
    const file = folder();
    writeFileSync(file, 'not a folder');
    for (const DATA_DIR of [file, join(file, 'data')]) {
      const { code, complained } = await new Program({ DATA_DIR }).ended();
      expect(code).toBe(78);
      expect(complained).toMatch(
        /^The folder for the data, \S+, cannot be used: .* a file; name a folder in DATA_DIR\.\n$/,
      );
    }
  });

  test.skipIf(process.platform === 'win32')('a folder that it may not write', { timeout: PATIENCE }, async () => {
    const DATA_DIR = folder();
    mkdirSync(DATA_DIR, { mode: 0o555 });
    // Whoever is root may write anywhere.
    const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {};
    const { code, complained } = await new Program({ DATA_DIR }, nobody).ended();
    expect(code).toBe(77);
    expect(complained).toMatch(/^The folder for the data, \S+, cannot be used: this user may not write there; .*\n$/);
  });

  test('data that another server uses', { timeout: PATIENCE }, async () => {
    const DATA_DIR = folder();
    const first = new Program({ DATA_DIR });
    await first.opened();
    const { code, complained } = await new Program({ DATA_DIR }).ended();
    expect(code).toBe(75);
    expect(complained).toContain('another server uses it');
    await first.stop();
  });

  test('a setting that is none', { timeout: PATIENCE }, async () => {
    expect((await new Program({ DATA_DIR: folder(), PORT: 'eighty' }).ended()).code).toBe(78);
  });

  test.each(['EACCES', 'EPERM'])('a port that is not for everybody: %s', (code) => {
    const failure = listenFailure(Object.assign(new Error(), { code }), { host: '::', port: 80 });
    expect(failure).toMatchObject({ exitCode: 77, message: expect.stringContaining('may not listen on port 80') });
  });
});

describe('what starts', () => {
  test('answers on every kind of address that this machine has, and says which', { timeout: PATIENCE }, async () => {
    const program = new Program({ DATA_DIR: folder() });
    const { port } = new URL(await program.opened());
    const hosts = Object.values(networkInterfaces())
      .flatMap((found) => found ?? [])
      .filter(({ internal }) => internal)
      .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
    expect(hosts).toContain('127.0.0.1');
    for (const host of hosts) expect((await fetch(`http://${host}:${port}/health`)).status, host).toBe(200);
    const { said } = await program.stop();
    for (const address of networkAddresses('http', '::', Number(port))) expect(said).toContain(address);
  });

  test('names addresses that others can use, and no others', () => {
    const plain = { netmask: '', mac: '', cidr: null, internal: false } as const;
    const interfaces = {
      lo: [{ ...plain, address: '127.0.0.1', family: 'IPv4' as const, internal: true }],
      eth: [
        { ...plain, address: '192.0.2.5', family: 'IPv4' as const },
        { ...plain, address: '2001:db8::5', family: 'IPv6' as const, scopeid: 0 },
        { ...plain, address: 'fe80::5', family: 'IPv6' as const, scopeid: 2 },
      ],
    };
    expect(networkAddresses('http', '::', 80, interfaces)).toEqual(['http://192.0.2.5:80', 'http://[2001:db8::5]:80']);
    expect(networkAddresses('http', '0.0.0.0', 80, interfaces)).toEqual(['http://192.0.2.5:80']);
    expect(networkAddresses('http', '127.0.0.1', 80, interfaces)).toEqual([]);
  });
});

/** Two people in the midst of a match. */
async function playing(address: string): Promise<readonly Guest[]> {
  const code = await openTable(address);
  const guests = [await Guest.join(address, code), await Guest.join(address, code, 'Bob')];
  for (const [seat, guest] of guests.entries()) await guest.sit(seat);
  await guests[0]?.ask('start', {});
  for (const guest of guests) guest.room.reconnection.enabled = false;
  return guests;
}

/** Many who come in at once. Colyseus waits for those among them who got a place and no connection. */
const crowd = (address: string, [host]: readonly Guest[]): Promise<unknown>[] =>
  Array.from({ length: 30 }, () => Guest.join(address, host?.state.code ?? '', 'Eve'));

async function untilItWaits(address: string): Promise<void> {
  while ((await fetch(`${address}/health`)).status !== 503) await setTimeout(50);
}

describe('the log', () => {
  test('tells of starts, joins, refusals and stops, a line each; no address, and no trace of a stop under play', {
    timeout: PATIENCE,
  }, async () => {
    const program = new Program({ DATA_DIR: folder(), HOST: '127.0.0.1', RATE_LIMIT: '1000' });
    const address = await program.opened();
    const guests = await playing(address);
    await playOn(guests, [1, 2, 3, 4], 4);
    await fetch(`${address}/api/tables/NOSUCH`);
    // Unanswered moves, chats and half-made joins are under way when the signal comes.
    for (const guest of guests) guest.room.send('chat', { text: 'hello' });
    const late = Promise.allSettled([openTable(address), openTable(address), ...crowd(address, guests)]);
    const ended = await program.stop();
    await late;
    expect(ended.code).toBe(0);
    const events = eventsOf(ended);
    const names = events.map(({ event }) => event);
    expect(names).toEqual(expect.arrayContaining(['started', 'joined', 'refused', 'stopping', 'stopped']));
    expect(events.find(({ event }) => event === 'joined')).toMatchObject({ table: guests[0]?.state.code });
    expect(events.filter((event) => 'trace' in event || event.event === 'colyseus')).toEqual([]);
    const ofClients = events.filter(({ event }) => event !== 'started');
    expect(JSON.stringify(ofClients)).not.toContain('127.0.0.1');
  });

  test('is as loud as LOG_LEVEL says', { timeout: PATIENCE }, async () => {
    const program = new Program({ DATA_DIR: folder(), LOG_LEVEL: 'warn' });
    await fetch(`${await program.opened()}/api/tables/NOSUCH`);
    expect((await program.stop()).complained).toBe('');
  });

  test.skipIf(process.platform === 'win32')(
    'has no trace for each move while nothing can be stored',
    {
      timeout: PATIENCE,
    },
    async () => {
      // As a full disk: no file may grow any more.
      const command = ['bash', '--norc', '-c', 'trap \'\' XFSZ; ulimit -f 220; exec "$@"', 'bash'];
      const program = new Program({ DATA_DIR: folder(), HOST: '127.0.0.1', RATE_LIMIT: '1000' }, { command });
      const address = await program.opened();
      const guests = await playing(address);
      const waits = untilItWaits(address);
      let isWaiting = false;
      void waits.then(() => {
        isWaiting = true;
      });
      for (let move = 0; !isWaiting; move++) await Promise.race([waits, playOn(guests, [move, 2, 3, 4], 1)]);
      const events = eventsOf(await program.stop());
      expect(events.filter(({ event }) => event === 'store-away')).toHaveLength(1);
      expect(events.filter(({ event }) => event === 'failed').length).toBeLessThan(6);
    },
  );
});
