import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { look, playOn, untilAsked } from './support/hands.ts';
import { houseWithRooms } from './support/house.ts';
import { PHONE, visit } from './support/visit.ts';

const house = houseWithRooms();

const example = (name: string): Buffer =>
  readFileSync(new URL(`../../../packages/records/examples/${name}.json`, import.meta.url));

const open = (page: Page, content: Buffer | string): Promise<void> =>
  page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(content) });

const timeline = (page: Page) => page.getByRole('slider', { name: 'Moment of the match' });

/** Until the table shows this ply. */
const untilPly = (page: Page, ply: number): Promise<unknown> =>
  page.waitForFunction((ply) => window.dolmen?.session.get().view.ply === ply, ply);

test.each([
  ['keltis-three', {}],
  ['rune', PHONE],
  ['rune-stones-night', {}],
] as const)('%s is opened from a file, wound, seen through other eyes and proven', async (name, options) => {
  await using here = await visit(house.browser, house.home.address, { hash: '#/replay', ...options });
  const { page } = here;
  await open(page, example(name));
  await untilPly(page, 0);
  await page.getByRole('button', { name: 'One move on' }).click();
  await untilPly(page, 1);
  await timeline(page).fill('9');
  await untilPly(page, 9);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'To the turn before' }).click();
  await page.waitForFunction(() => (window.dolmen?.session.get().view.ply ?? 99) < 9);
  await page.getByLabel('Through whose eyes').selectOption('Bran');
  await page.waitForFunction(() => window.dolmen?.session.get().seat === 1);
  expect((await look(page)).seat).toBe(1);
  await page.getByLabel('All hands open').check();
  await page.getByText('Fairly dealt and rightly played').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const { ply } = (await look(page)).view;
  await page.waitForFunction((ply) => (window.dolmen?.session.get().view.ply ?? 0) > ply + 1, ply);
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(await violations(page)).toEqual([]);
  expect([here.outside, here.faults]).toEqual([[], []]);
});

test('by keys alone, and a link leads to the moment', async () => {
  await using here = await visit(house.browser, house.home.address, { hash: '#/replay' });
  const { page } = here;
  await open(page, example('keltis-two'));
  await untilPly(page, 0);
  await page.locator('body').press('ArrowRight');
  await untilPly(page, 1);
  await page.locator('body').press('End');
  await page.waitForFunction(() => window.dolmen?.session.get().table.phase === 'over');
  await page.locator('body').press('Home');
  await untilPly(page, 0);
  expect(here.faults).toEqual([]);
});

test('what is no record, or breaks a rule, is told so', async () => {
  await using here = await visit(house.browser, house.home.address, { hash: '#/replay' });
  const { page } = here;
  await open(page, '{"game":"chess"}');
  await page.getByRole('alert').getByText('This file is no record').waitFor();
  const record = JSON.parse(example('keltis-two').toString());
  await open(page, JSON.stringify({ ...record, actions: record.actions.with(20, 'hop') }));
  await page.getByText('Move 21, “hop”, breaks the rules.').waitFor();
  await timeline(page).fill('60');
  await untilPly(page, 20);
  expect(here.faults).toEqual([]);
});

test('a match is played on from a moment, left, gone on with, and saved', async () => {
  await using here = await visit(house.browser, house.home.address, { hash: '#/replay' });
  const { page } = here;
  await open(page, example('keltis-two'));
  await untilPly(page, 0);
  await timeline(page).fill('40');
  await untilPly(page, 40);
  await page.getByLabel('Computer players').selectOption('Beginner');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByText('You are playing on from move 40').waitFor();
  await playOn(page, 'click', { most: 2 });
  const { ply } = (await untilAsked(page)).view;
  expect(ply).toBeGreaterThan(41);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a record' }).click();
  const saved = JSON.parse(readFileSync((await (await saving).path()) ?? '', 'utf8'));
  expect(saved).toMatchObject({ game: 'keltis', practice: true });
  expect(saved.actions.slice(0, 40)).toEqual(JSON.parse(example('keltis-two').toString()).actions.slice(0, 40));
  await page.getByRole('button', { name: 'Back to the match' }).click();
  await untilPly(page, 40);
  await page.getByText('1 branch').click();
  await page.getByRole('button', { name: /^From move 40/ }).click();
  expect((await untilAsked(page)).view.ply).toBe(ply);
  expect([here.outside, here.faults]).toEqual([[], []]);
});

test('a match is reviewed: what cost most, and on the table what would have been better', async () => {
  await using here = await visit(house.browser, house.home.address, { hash: '#/replay' });
  const { page } = here;
  await open(page, example('rune-grandmaster'));
  await untilPly(page, 0);
  await page.getByRole('button', { name: 'Review this match' }).click();
  await page.getByRole('progressbar').waitFor();
  await page.getByText(/moments? that cost most/).click();
  const worst = page.getByRole('button', { name: /^Move \d+, \w+: −\d+ %/ }).first();
  await worst.click();
  await page.getByText(/^Better: /).waitFor();
  expect(await page.evaluate(() => window.dolmen?.session.get().pointed.length)).toBeGreaterThan(0);
  await page.reload();
  await open(page, example('rune-grandmaster'));
  await page.getByText(/moments? that cost most/).waitFor();
  expect(here.faults).toEqual([]);
});

test('a match in this browser is watched again from its end, and a file is opened from the front page', async () => {
  const hash = '#/practice?game=rune&level=beginner&pause=0&seed=7';
  await using here = await visit(house.browser, house.home.address, { hash });
  const { page } = here;
  await playOn(page, 'click');
  await page.getByRole('button', { name: 'Watch it again' }).click();
  await untilPly(page, 0);
  await page.getByText('In a practice match nobody vouches for the deal').waitFor();
  await page.goto(`${house.home.address}/#/`);
  await page.getByRole('link', { name: 'Watch a match from a file' }).click();
  await open(page, example('rune'));
  await timeline(page).waitFor();
  expect(here.faults).toEqual([]);
});

test('whoever plays looks back in the running match, sees what they saw, and comes back to now', async () => {
  await using here = await visit(house.browser, house.home.address);
  const { page } = here;
  const keltis = page.getByRole('article', { name: 'Keltis' });
  await keltis.getByRole('button', { name: 'Play' }).first().click();
  await playOn(page, 'click', { most: 3 });
  const { ply } = (await untilAsked(page)).view;
  const own = await page.evaluate(() => window.dolmen?.session.get().seat);
  await page.locator('body').press('k');
  await page.getByRole('button', { name: 'What was before' }).click();
  await untilPly(page, ply - 1);
  await page.locator('body').press('Home');
  await untilPly(page, 0);
  await timeline(page).fill('2');
  await untilPly(page, 2);
  expect((await look(page)).seat).toBe(own);
  await page.getByRole('button', { name: 'To the turn before' }).click();
  await page.waitForFunction(() => (window.dolmen?.session.get().view.ply ?? 99) < 2);
  await page.getByText('Your turn', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Back to now' }).click();
  expect((await untilAsked(page)).view.ply).toBe(ply);
  expect([here.outside, here.faults]).toEqual([[], []]);
});
