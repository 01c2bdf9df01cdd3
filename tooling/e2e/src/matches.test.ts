import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { playOn, resign, untilAsked } from './support/hands.ts';
import { houseWithRooms } from './support/house.ts';
import { PHONE, visit } from './support/visit.ts';

const house = houseWithRooms();

/** A match of this browser, as if played on another day. */
const before = `localStorage['dolmen.practised'] ??= ${JSON.stringify(
  JSON.stringify([
    {
      at: Date.UTC(2026, 0, 2),
      seat: 0,
      file: JSON.parse(readFileSync(new URL('../../../packages/records/examples/rune.json', import.meta.url), 'utf8')),
    },
  ]),
)}`;

test('what one played is listed, goes on, is watched again, and leaves the list', async () => {
  await using here = await visit(house.browser, house.home.address, { before });
  const { page } = here;
  const keltis = page.getByRole('article', { name: 'Keltis' });
  await keltis.getByRole('button', { name: 'Play' }).first().click();
  await playOn(page, 'click', { most: 1 });
  await page.goto(`${house.home.address}/?quality=test&probe#/matches`);
  await page.getByRole('heading', { name: 'Going on' }).waitFor();
  await page.getByRole('link', { name: /^Keltis.*points/ }).click();
  await untilAsked(page);
  await resign(page);
  await page.waitForFunction(() => window.dolmen?.session.get().table.phase === 'over');
  await page.goto(`${house.home.address}/?quality=test&probe#/matches`);
  const finished = page.getByRole('region', { name: 'Finished' });
  await finished.getByRole('link', { name: /^Keltis.*lost/ }).waitFor();
  expect(await page.getByRole('heading', { name: 'Going on' }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Show').selectOption('with people');
  await page.getByText('Nothing here yet').waitFor();
  await page.getByLabel('Show').selectOption('with computers');
  await finished.getByRole('link', { name: /^Rune .*in this browser/ }).click();
  await page.getByText('Fairly dealt and rightly played').waitFor();
  await page.reload();
  await page.getByRole('slider', { name: 'Moment of the match' }).waitFor();
  await page.goBack();
  await finished.getByRole('button', { name: /^Remove from the list: Keltis/ }).click();
  await finished.getByRole('button', { name: /^Remove from the list: Rune/ }).click();
  await page.getByText('Nothing here yet').waitFor();
  await page.reload();
  await page.getByText('Nothing here yet').waitFor();
  expect([here.outside, here.faults]).toEqual([[], []]);
});

test('public matches of the server are found by game and number of players, on a phone', async () => {
  await using here = await visit(house.browser, house.home.address, { hash: '#/matches/all', ...PHONE });
  const { page } = here;
  // The private one of the test before is nobody else's business.
  await page.getByText('No public match has ended here yet').waitFor();
  expect(await violations(page)).toEqual([]);
  const code = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage['dolmen.settings']) as { token: string };
    const body = JSON.stringify({
      game: 'rune',
      options: {},
      seats: 2,
      visibility: 'public',
      clock: { kind: 'none' },
      token,
    });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body });
    const { code } = (await answer.json()) as { code: string };
    sessionStorage[`dolmen.intent.${code}`] = JSON.stringify({ computers: 'beginner' });
    return code;
  });
  await page.goto(`${house.home.address}/?quality=test&probe#/table/${code}`);
  await untilAsked(page);
  await resign(page);
  await page.goto(`${house.home.address}/?quality=test&probe#/matches/all`);
  await page.getByRole('link', { name: /^Rune.*🏆/ }).waitFor();
  await page.getByLabel('Game').selectOption('Keltis');
  await page.getByText('No public match has ended here yet').waitFor();
  await page.getByLabel('Game').selectOption('Rune');
  await page.getByLabel('Players').selectOption('2');
  await page.getByRole('link', { name: /^Rune.*🏆/ }).tap();
  await page.getByText('Fairly dealt and rightly played').waitFor();
  expect([here.outside, here.faults]).toEqual([[], []]);
});
