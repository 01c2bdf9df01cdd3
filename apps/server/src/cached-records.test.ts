import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningAt } from './store/testing/unfinished.ts';
import { begin, end, gather } from './testing/security-cast.ts';
import { testServer } from './testing/test-server.ts';

/** A match that is over costs its server one file, whatever the number of viewers. */

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const ask = (id: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.address}/api/matches/${id}`, { headers });

async function played(visibility: 'public' | 'private') {
  const company = await end(await begin(await gather(server.address, visibility)));
  const { match } = JSON.parse(company.host.state.result) as { match: string };
  return { ...company, match };
}

test('any cache keeps a public one for an hour, and asking again costs no file', async () => {
  const { match } = await played('public');
  const first = await ask(match);
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600, must-revalidate');
  const tag = first.headers.get('etag') ?? '';
  const again = await ask(match, { 'if-none-match': tag, 'cache-control': 'max-age=0' });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await ask(match, { 'if-none-match': '"another"' })).status).toBe(200);
});

test('a private one is kept by the browser alone, and one under way by nobody', async () => {
  const { match } = await played('private');
  expect((await ask(match)).headers.get('cache-control')).toBe('private, max-age=3600, must-revalidate');
  const { code } = await begin(await gather(server.address, 'public'));
  const running = await runningAt(server.store, code);
  expect((await ask(running?.id ?? '')).headers.get('cache-control')).toBe('no-store');
});

test('whoever is forgotten is in no copy that is asked for again', async () => {
  const { match, opponent } = await played('public');
  const tag = (await ask(match)).headers.get('etag') ?? '';
  const headers = { authorization: `Bearer ${opponent.token}` };
  await fetch(`${server.address}/api/forget`, { method: 'POST', headers });
  const again = await ask(match, { 'if-none-match': tag, 'cache-control': 'max-age=0' });
  expect(again.status).toBe(200);
  expect(await again.text()).not.toContain('Bob');
});
