import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HostileSocket } from '../testing/hostile-socket.ts';
import { testServer } from '../testing/test-server.ts';

const TOKEN = 'for-those-who-measure';
const SCRIPT = 'console.log("a table")'.repeat(100);
let folder: string;
let server: Awaited<ReturnType<typeof testServer>>;

function layOut(): string {
  const site = join(folder, 'site');
  mkdirSync(join(site, 'assets'), { recursive: true });
  for (const [name, text] of [
    ['index.html', '<h1>the table</h1>'],
    ['assets/index-abc.js', SCRIPT],
  ] as const) {
    writeFileSync(join(site, name), text);
    writeFileSync(join(site, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(site, `${name}.gz`), gzipSync(text));
  }
  writeFileSync(join(site, 'icon.svg'), '<svg/>');
  return site;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dolmen-doors-'));
  server = await testServer(
    {
      publicUrl: 'https://club.example/dolmen',
      allowedOrigins: ['https://friends.example'],
      embedOrigins: ['https://blog.example'],
      metricsToken: TOKEN,
    },
    {},
    layOut(),
  );
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Raw {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Nothing is undone on the way, as `fetch` would. */
const raw = (path: string, headers: Record<string, string> = {}): Promise<Raw> =>
  new Promise((resolve, reject) => {
    get(server.address + path, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', reject);
  });

describe('every answer', () => {
  test.each([
    '/',
    '/assets/index-abc.js',
    '/nothing',
    '/health',
    '/api/tables',
    '/api/nothing',
    '/api/tables/%E0%A4%A',
    '/matchmake/x',
    '/dolmen',
  ])('%s has the headers that keep it safe', async (path) => {
    const { headers } = await raw(path);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self' wss://club.example;");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('blog.example');
    expect(policy).not.toContain('unsafe');
    const permissions = String(headers['permissions-policy']);
    for (const name of ['xr-spatial-tracking', 'gyroscope', 'accelerometer', 'fullscreen', 'screen-wake-lock'])
      expect(permissions).toContain(`${name}=(self)`);
    expect(permissions).toContain('camera=()');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringMatching(/^max-age=\d+$/),
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('lets the sites that the host named show it in a frame, where it is asked for so', async () => {
    const { headers } = await raw('/?embed');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self' https://blog.example");
  });

  test('of the admin page is in no frame, however it is asked for', async () => {
    const { headers } = await raw('/admin/?embed');
    expect(headers['content-security-policy']).not.toContain('blog.example');
  });
});

describe('pages of other sites', () => {
  const upgrade = async (
    origin: string | null,
    host = new URL(server.address).host,
    path = '/x/y',
  ): Promise<string> => {
    const socket = new HostileSocket(Number(new URL(server.address).port));
    const lines = [
      `GET ${path} HTTP/1.1`,
      `Host: ${host}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      ...(origin === null ? [] : [`Origin: ${origin}`]),
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    await socket.until((received) => received.includes('\r\n\r\n'));
    const status = socket.received.toString('latin1').split(' ')[1] ?? '';
    await socket.drop();
    return status;
  };
  const post = async (origin: string): Promise<number> =>
    (await fetch(`${server.address}/api/tables`, { method: 'POST', headers: { origin } })).status;

  test.each(['https://elsewhere.example', 'null', 'https://friends.example.elsewhere.example', 'nonsense'])(
    '%s may open no socket and no table',
    async (origin) => {
      expect(await upgrade(origin)).toBe('403');
      expect(await post(origin)).toBe(403);
    },
  );

  test('the own one, the public one, friends and those who are no browser may', async () => {
    const own = server.address;
    for (const origin of [own, 'https://club.example', 'https://friends.example']) {
      expect(await upgrade(origin), origin).toBe('101');
      expect(await post(origin), origin).toBe(400);
    }
    expect(await upgrade(null)).toBe('101');
  });

  test('the own one is the host that the browser asked for, not one that it tells besides', async () => {
    expect(await upgrade('http://table.local:8080', 'table.local:8080')).toBe('101');
    expect(await upgrade('http://table.local', 'table.local:8080')).toBe('403');
  });

  test('a socket’s address that is none is refused, and the server lives', async () => {
    expect(await upgrade(null, undefined, '*:99999/')).toBe('400');
    expect((await raw('/health')).status).toBe(200);
  });
});

describe('metrics', () => {
  test('are for this machine', async () => {
    expect((await raw('/metrics')).status).toBe(200);
  });

  test.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])(
    'are not for whoever comes through a proxy on it (%s)',
    async (name) => {
      const { status, body } = await raw('/metrics', { [name]: '127.0.0.1' });
      expect(status).toBe(403);
      expect(body.toString()).not.toContain('dolmen_');
    },
  );

  test('are for whoever shows the token, and no other', async () => {
    const through = { 'x-forwarded-for': '203.0.113.1' };
    expect((await raw('/metrics', { ...through, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    for (const shown of [`Bearer ${TOKEN}x`, 'Bearer ', TOKEN, `Basic ${TOKEN}`])
      expect((await raw('/metrics', { ...through, authorization: shown })).status, shown).toBe(403);
  });
});

describe('files', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const)('for a browser that takes %s: %s', async (accepted, encoding, undo) => {
    for (const [path, text, type] of [
      ['/assets/index-abc.js', SCRIPT, 'text/javascript; charset=utf-8'],
      ['/', '<h1>the table</h1>', 'text/html; charset=utf-8'],
    ] as const) {
      const { headers, body } = await raw(path, { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-type']).toBe(type);
      expect(headers.vary).toContain('Accept-Encoding');
      expect(undo(body).toString()).toBe(text);
    }
  });

  test('with a hash in their name are kept for a year; the page is asked for again, and answered briefly', async () => {
    expect((await raw('/assets/index-abc.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const page = await raw('/', { 'accept-encoding': 'br' });
    expect(page.headers['cache-control']).toBe('no-cache');
    const again = await raw('/', { 'accept-encoding': 'br', 'if-none-match': String(page.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('that were not compressed come as they are', async () => {
    const { headers, body } = await raw('/icon.svg', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, '<svg/>']);
  });
});

describe('the path of PUBLIC_URL', () => {
  test.each(['', '/dolmen'])('may be passed on or stripped: "%s"', async (base) => {
    expect((await raw(`${base}/`)).body.toString()).toContain('the table');
    expect((await raw(`${base}/assets/index-abc.js`)).status).toBe(200);
    expect((await raw(`${base}/health`)).status).toBe(200);
    expect(JSON.parse((await raw(`${base}/api/server`)).body.toString())).toMatchObject({
      publicUrl: 'https://club.example/dolmen',
      // Behind a proxy everybody seems to sit at this machine.
      networkHosts: [],
    });
  });

  test('without its slash leads to it with one; what only begins like it is not it', async () => {
    const { status, headers } = await raw('/dolmen?probe');
    expect([status, headers.location]).toEqual([308, '/dolmen/?probe']);
    expect((await raw('/dolmens/health')).status).toBe(404);
  });
});

describe('matchmaking', () => {
  const ask = async (path: string, body: object): Promise<number> => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${server.address}/matchmake/${path}`, init)).status;
  };

  test.each([
    ['create/table', {}, 404],
    ['joinById/NOSUCH', {}, 404],
    ['reconnect/NOSUCH', { reconnectionToken: 'abc' }, 404],
    ['reconnect/NOSUCH', {}, 400],
    ['reconnect/tables', { reconnectionToken: 'abc' }, 410],
  ])('%s with %j is the client’s mistake: %i', async (path, body, status) => {
    expect(await ask(path, body)).toBe(status);
  });
});
