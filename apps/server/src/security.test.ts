import type { Router } from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOOK_TIMEOUT } from './testing/hostile-server.ts';
import { Program } from './testing/program.ts';
import { type Cast, castOf } from './testing/security-cast.ts';
import { ROLES, readSecurityTable } from './testing/security-table.ts';
import {
  HTTP_WALK,
  MESSAGE_NAMES,
  METRICS_TOKEN,
  PASSWORD,
  PHASES,
  type Phase,
  send,
} from './testing/security-walk.ts';
import { testServer } from './testing/test-server.ts';

/** Walks through every door as everybody, and compares with what `docs/security.md` says of it. */

const TABLE = readSecurityTable();
const PHASE_NAMES = Object.keys(PHASES) as Phase[];
/** Which show tables to whoever comes. */
const LISTS = ['GET /api/matches', 'GET /api/tables', 'filter in the lobby'];

let server: Awaited<ReturnType<typeof testServer>>;
let cast: Cast;
let privateServer: Program;
let privateAddress: string;
beforeAll(async () => {
  server = await testServer({ trustProxy: 1, metricsToken: METRICS_TOKEN });
  cast = await castOf(server);
  const settings = {
    SERVER_PASSWORD: PASSWORD,
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    DATA_DIR: `${server.file}-private`,
  };
  // A program of its own: there is one lobby in each.
  privateServer = new Program(settings);
  privateAddress = await privateServer.opened();
}, HOOK_TIMEOUT);
afterAll(async () => {
  await privateServer.stop();
  await server.stop();
}, HOOK_TIMEOUT);

interface Layer {
  readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
  readonly handle: { readonly stack?: unknown };
}

/** `GET /api/tables` and so on. A router within a router could hide routes from this. */
function routesOf(under: string, { stack }: Router): string[] {
  return (stack as unknown as Layer[]).flatMap(({ route, handle }) => {
    if (handle.stack !== undefined && route === undefined) throw new Error(`${under}: a router within a router`);
    if (route === undefined) return [];
    return Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${under}${route.path}`);
  });
}

describe('the table in docs/security.md', () => {
  test('has every route of the server', () => {
    const routes = Object.entries(server.routers).flatMap(([path, router]) =>
      routesOf(path === '/' ? '' : path, router),
    );
    expect(routes).toContain('GET /api/matches/:id');
    expect(routes).toContain('POST /matchmake/:method/:room');
    const written = TABLE.map(({ door }) => door);
    expect(routes.filter((route) => !written.some((door) => `${door} `.startsWith(`${route} `)))).toEqual([]);
  });

  test('has every message, at every time, and nothing that nobody can walk through', () => {
    const messages = MESSAGE_NAMES.flatMap((name) => PHASE_NAMES.map((phase) => `${name} ${phase}`));
    expect(TABLE.map(({ door }) => door).sort()).toEqual([...Object.keys(HTTP_WALK), ...messages].sort());
  });
});

describe('over HTTP', () => {
  const rows = TABLE.filter(({ door }) => door in HTTP_WALK);

  test.each(rows)('$door', async ({ door, answers }) => {
    const found: Record<string, string> = {};
    for (const role of ROLES) {
      const answer = await HTTP_WALK[door]?.({
        address: server.address,
        privateAddress,
        cast,
        token: cast.tokens[role],
      });
      found[role] = answer?.status ?? '';
      expect(cast.secrets.filter((secret) => answer?.text.includes(secret))).toEqual([]);
      if (LISTS.includes(door)) expect(answer?.text).not.toContain(cast.code);
    }
    expect(found).toEqual(answers);
  });
});

describe('at a table', () => {
  const rows = MESSAGE_NAMES.flatMap((name) => PHASE_NAMES.map((phase) => [name, phase] as const));

  test.each(rows)('%s %s', async (name, phase) => {
    const row = TABLE.find(({ door }) => door === `${name} ${phase}`);
    const found: Record<string, string> = { nobody: '—', stranger: '—' };
    for (const role of ['spectator', 'opponent', 'host'] as const) {
      const company = await PHASES[phase](server.address);
      found[role] = await send(company, role, name);
      await Promise.all([company.host, company.opponent, company.spectator].map((guest) => guest.leave()));
    }
    expect(found).toEqual(row?.answers);
  });
});
