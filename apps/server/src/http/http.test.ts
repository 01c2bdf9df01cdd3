import { GAME_IDS } from '@dolmen/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runningAt } from '../store/testing/unfinished.ts';
import { Guest, openTable } from '../testing/guest.ts';
import { testServer } from '../testing/test-server.ts';
import { verdictOf } from '../verify.ts';
import { Fault, Health, MatchAnswer, MatchList, ServerInfo, TableList } from './answers.ts';
import { OPENAPI } from './openapi.ts';
import type { FinishedFile } from './record-file.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const table = { game: 'keltis', options: {}, seats: 2, visibility: 'public', clock: { kind: 'none' } };

async function ask(
  path: string,
  body?: unknown,
): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }> {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(server.address + path, init);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown>, headers: answer.headers };
}

/** A public match that ended at once: one of the two resigned. */
async function finished(): Promise<string> {
  const code = await openTable(server.address, { visibility: 'public' });
  const [ann, bob] = [await Guest.join(server.address, code), await Guest.join(server.address, code, 'Bob')];
  await ann.sit(0);
  await bob.sit(1);
  await ann.ask('start', {});
  await bob.ask('resign', {});
  await ann.until(() => ann.state.result !== '');
  const { match } = JSON.parse(ann.state.result) as { match: string };
  await Promise.all([ann.leave(), bob.leave()]);
  return match;
}

describe('the way in', () => {
  test('says that the server is up, in a page too', async () => {
    expect(await ask('/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await (await fetch(server.address)).text()).toContain('<h1>Dolmen</h1>');
  });

  test('opens a table, finds it by its code in any spelling, and no other', async () => {
    const { status, body } = await ask('/api/tables', table);
    expect(status).toBe(201);
    const code = String(body.code);
    expect(code).toMatch(/^[A-Z0-9]{6}([A-Z0-9]{4})?$/);
    const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`;
    expect(await ask(`/api/tables/${encodeURIComponent(typed)}`)).toMatchObject({ status: 200, body: { code } });
    expect(await ask('/api/tables/NOSUCH')).toMatchObject({ status: 404, body: { error: { code: 'no-such-table' } } });
  });

  test.each([
    [{ ...table, game: 'chess' }, 'malformed'],
    [{ ...table, seats: 9 }, 'malformed'],
    [{ ...table, extra: 1 }, 'malformed'],
    [{ ...table, clock: { kind: 'turn', seconds: 1 } }, 'malformed'],
    [{ ...table, game: 'rune', seats: 3 }, 'bad-seats'],
    [{ ...table, options: { fast: true } }, 'bad-options'],
  ])('refuses %j: %s', async (wanted, code) => {
    expect(await ask('/api/tables', wanted)).toMatchObject({ status: 400, body: { error: { code } } });
  });

  test('a quick match takes a public table that waits, or opens one', async () => {
    const wanted = { ...table, game: 'rune' };
    const first = await ask('/api/quick', wanted);
    const again = await ask('/api/quick', wanted);
    expect(again.body.code).toBe(first.body.code);
    const code = String(first.body.code);
    const ann = await Guest.join(server.address, code);
    await ann.sit(0);
    await ann.ask('computer', { seat: 1, level: 'beginner' });
    const other = await ask('/api/quick', wanted);
    expect(other.body.code).not.toBe(code);
    await ann.leave();
  });

  test('private tables are in no list', async () => {
    const code = await openTable(server.address, { visibility: 'private' });
    const { body } = await ask('/api/tables');
    expect(JSON.stringify(body)).not.toContain(code);
  });
});

describe('matches', () => {
  test('that are over can be listed, fetched as a record, and verified', async () => {
    const id = await finished();
    const list = await ask('/api/matches?limit=1');
    expect(list.body).toMatchObject({ matches: [{ id, game: 'keltis', seats: ['Ann', 'Bob'] }] });
    const { body, headers } = await ask(`/api/matches/${id}`);
    expect(headers.get('content-disposition')).toContain(`dolmen-${id}.json`);
    expect(verdictOf(JSON.stringify(body))).toMatchObject({ ok: true });
    expect(JSON.stringify(body)).not.toMatch(/owner|token/);
  });

  test('are paged, and bad pages refused', async () => {
    const [older, newer] = [await finished(), await finished()];
    const first = (await ask('/api/matches?limit=1')).body.matches as { id: string; endedAt: number }[];
    expect(first[0]?.id).toBe(newer);
    const next = (await ask(`/api/matches?limit=1&before=${first[0]?.endedAt}:${newer}`)).body.matches as {
      id: string;
    }[];
    expect(next[0]?.id).toBe(older);
    expect((await ask('/api/matches?limit=0')).status).toBe(400);
    expect((await ask('/api/matches/nothing')).status).toBe(404);
  });

  test('that run keep their secrets', async () => {
    const code = await openTable(server.address, { visibility: 'public' });
    const ann = await Guest.join(server.address, code);
    await ann.sit(0);
    await ann.ask('computer', { seat: 1, level: 'beginner' });
    await ann.ask('start', {});
    const running = await runningAt(server.store, code);
    const { body } = await ask(`/api/matches/${running?.id}`);
    expect(Object.keys(body).sort()).toEqual(['code', 'game', 'id', 'players', 'plies', 'running', 'startedAt']);
    await ann.leave();
  });
});

describe('verify says no', () => {
  let record: FinishedFile;
  beforeAll(async () => {
    record = (await ask(`/api/matches/${await finished()}`)).body as unknown as FinishedFile;
  });
  const verdict = (changed: object): string => {
    const answer = verdictOf(JSON.stringify({ ...record, ...changed }));
    return answer.ok ? 'yes' : answer.error;
  };

  test('to another server seed, seed, nonce, word or score', () => {
    const { fairness } = record;
    expect(verdict({})).toBe('yes');
    expect(verdict({ fairness: { ...fairness, serverSeed: 'ab'.repeat(32) } })).toContain('bound to');
    expect(verdict({ seed: '0'.repeat(32) })).toContain('does not follow');
    expect(verdict({ fairness: { ...fairness, nonces: ['0'.repeat(32), fairness.nonces[1]] } })).toContain(
      'does not follow',
    );
    expect(verdict({ actions: ['draw:stock'] })).toContain('cannot be replayed');
    expect(verdict({ result: { ...record.result, scores: [] } })).toContain('scores');
    expect(verdict({ result: { ...record.result, winners: [] } })).toContain('winners');
    expect(verdict({ result: { ...record.result, resigned: [] } })).toContain('not over');
    expect(verdict({ fairness: undefined })).toContain('no "fairness"');
    expect(verdictOf('7')).toMatchObject({ ok: false });
  });

  test('to a practice match only for its moves and scores: nobody was bound to a deal', () => {
    const practice = { fairness: undefined, practice: true };
    expect(verdict(practice)).toBe('yes');
    expect(verdict({ ...practice, actions: ['draw:stock'] })).toContain('cannot be replayed');
    expect(verdict({ ...practice, result: { ...record.result, scores: [] } })).toContain('scores');
  });
});

test('metrics are text for Prometheus', async () => {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  for (const name of [
    'rooms',
    'clients',
    'event_loop_delay_p99_seconds',
    'store_commits_total',
    'move_seconds_bucket',
  ]) {
    expect(text).toContain(`dolmen_${name}`);
  }
  for (const line of text.trim().split('\n')) expect(line).toMatch(/^(# TYPE \w+ \w+|\w+(\{le="[^"]+"\})? [\d.e+-]+)$/);
});

test('every path that is described answers, as it is described', async () => {
  expect((await ask('/api/openapi.json')).body).toEqual(JSON.parse(JSON.stringify(OPENAPI)));
  await ask('/api/tables', table);
  const id = await finished();
  for (const [path, type] of [
    ['/health', Health],
    ['/api/server', ServerInfo],
    ['/api/tables', TableList],
    ['/api/matches', MatchList],
    [`/api/matches/${id}`, MatchAnswer],
    ['/api/nothing', Fault],
  ] as const)
    type.parse((await ask(path)).body);
  for (const [path, methods] of Object.entries(OPENAPI.paths))
    if ('get' in methods && !path.includes('{')) expect((await fetch(server.address + path)).status, path).toBe(200);
  expect((await ask('/api/nothing')).status).toBe(404);
});

test('a description says what is really asked for', () => {
  const { requestBody } = OPENAPI.paths['/api/tables'].post;
  expect(requestBody).toMatchObject({
    content: {
      'application/json': {
        schema: {
          required: ['game', 'options', 'seats', 'visibility', 'clock'],
          properties: { game: { enum: GAME_IDS }, seats: { minimum: 2, maximum: 4 } },
        },
      },
    },
  });
  const [limit] = OPENAPI.paths['/api/matches'].get.parameters;
  expect(limit).toMatchObject({ name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100, default: 20 } });
});
