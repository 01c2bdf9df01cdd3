import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { openElsewhere } from './support/elsewhere.ts';
import { resign, untilAsked } from './support/hands.ts';
import { houseWithRooms } from './support/house.ts';
import { DESKTOP, PHONE, type Visit, visit } from './support/visit.ts';

const house = houseWithRooms();

/** In a folder of its own, beside the table. */
const openAdmin = (options: object = DESKTOP): Promise<Visit> =>
  visit(house.browser, house.home.address, { query: 'admin/', hash: '', ...options });

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Secret').fill(house.home.secret);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('All is well').waitFor();
}

/** Somebody opens a table of Rune and is called like this. */
async function host(name: string): Promise<Visit & { readonly code: string }> {
  const here = await visit(house.browser, house.home.address);
  await here.page.getByLabel('Your name').fill(name);
  const box = here.page.getByRole('article', { name: 'Rune', exact: true });
  await box.getByRole('button', { name: 'With friends' }).click();
  await here.page.getByRole('button', { name: 'Set the table' }).click();
  const link = (await here.page.locator('.invitation-link').textContent()) ?? '';
  return { ...here, code: /\w+$/.exec(link)?.[0] ?? '' };
}

async function guest(code: string, name: string): Promise<Visit> {
  const here = await visit(house.browser, house.home.address);
  await here.page.getByLabel('Your name').fill(name);
  await here.page.goto(`${house.home.address}/?quality=test&probe#/table/${code}`);
  await here.page.reload();
  await here.page.getByText(`${name} (you)`).waitFor();
  return here;
}

const isClean = ({ outside, faults }: Visit): void => expect([outside, faults]).toEqual([[], []]);
const tabs = ['Tables', 'Load', 'People', 'Matches', 'Log', 'Settings'] as const;
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

describe('the admin page', () => {
  test('asks for the secret, takes no other, and lets nobody in who logged out', async () => {
    await using here = await openAdmin();
    const { page } = here;
    await page.getByLabel('Secret').fill('a guess of twelve');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('That is not the secret.').waitFor();
    await logIn(page);
    await page.reload();
    await page.getByText('All is well').waitFor();
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await page.getByLabel('Secret').waitFor();
    await page.reload();
    await page.getByLabel('Secret').waitFor();
    isClean(here);
  });

  test.each([
    ['a large screen', DESKTOP],
    ['a phone', PHONE],
  ])('has nothing that axe minds on %s, and nothing wider than it', async (_, screen) => {
    await using player = await host('Ann');
    await using here = await openAdmin(screen);
    const { page } = here;
    await logIn(page);
    await page.getByRole('button', { name: `Who is there: ${player.code}` }).click();
    await page.getByText('seat 1').first().waitFor();
    for (const tab of tabs) {
      await page.getByRole('link', { name: tab }).click();
      await page.getByRole('heading', { level: 2, name: tab }).waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      expect(await violations(page), tab).toEqual([]);
      const spare = await page.evaluate(() => innerWidth - document.documentElement.scrollWidth);
      expect(spare, tab).toBeGreaterThanOrEqual(0);
    }
    isClean(here);
  });

  test('speaks four languages', async () => {
    await using here = await openAdmin();
    for (const [language, title] of [
      ['de', 'Verwaltung'],
      ['fr', 'Administration'],
      ['nl', 'Beheer'],
    ] as const) {
      await here.page.getByRole('combobox').selectOption(language);
      await here.page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
    isClean(here);
  });

  test('tells people something, closes a table, and bans somebody, who is told so', async () => {
    await using ann = await host('Ann');
    await using mal = await guest(ann.code, 'Mal');
    await using here = await openAdmin();
    const { page } = here;
    await logIn(page);
    await page.getByLabel('What everybody is told').fill('Tea is ready');
    await page.getByRole('button', { name: 'Announce' }).click();
    for (const one of [ann, mal]) await one.page.getByText('Tea is ready').waitFor();

    await page.getByRole('button', { name: `Who is there: ${ann.code}` }).click();
    await page.getByRole('button', { name: 'Ban Mal' }).click();
    await page.getByLabel('Reason').fill('rude');
    await page.getByRole('button', { name: 'Ban Mal' }).last().click();
    await mal.page.getByRole('heading', { name: 'You cannot come to this server' }).waitFor();
    await mal.page.reload();
    await mal.page.getByRole('heading', { name: 'You cannot come to this server' }).waitFor();
    await page.getByRole('link', { name: 'People' }).click();
    await row(page, 'rude').getByRole('button', { name: 'Lift' }).click();
    await page.getByText('Nobody is banned.').waitFor();
    await mal.page.reload();
    await mal.page.getByText('Mal (you)').waitFor();

    await page.getByRole('link', { name: 'Tables' }).click();
    await page.getByRole('button', { name: `Close: ${ann.code}` }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await ann.page.getByRole('heading', { name: 'There is no table here' }).waitFor();
    await page.getByRole('link', { name: 'Log' }).click();
    await page.getByText('rooms close').waitFor();
    isClean(here);
  });

  test('downloads a match and deletes it, and empties the server', async () => {
    await using ann = await host('Ann');
    await using bob = await guest(ann.code, 'Bob');
    await ann.page.getByRole('button', { name: 'Begin' }).click();
    await Promise.race([untilAsked(ann.page), untilAsked(bob.page)]);
    await resign(ann.page);
    await using here = await openAdmin();
    const { page } = here;
    await logIn(page);
    await page.getByRole('link', { name: 'Matches' }).click();
    const match = row(page, 'Ann · Bob');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      match.getByRole('button', { name: 'Download' }).click(),
    ]);
    const record = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(record).toMatchObject({ game: 'rune', players: ['Ann', 'Bob'], result: { resigned: [0] } });
    await match.getByRole('button', { name: 'Delete' }).click();
    await match.getByRole('button', { name: 'Delete', exact: true }).click();
    await match.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Tables' }).click();
    await page.getByRole('button', { name: 'Empty the server' }).click();
    await page.getByText('Being emptied').waitFor();
    await page.getByRole('button', { name: 'Open as before' }).click();
    await page.getByText('All is well').waitFor();
    isClean(here);
  });

  test('cannot be used by another site, not even by a browser that is logged in', async () => {
    await using here = await openAdmin();
    await logIn(here.page);
    await using elsewhere = await openElsewhere();
    const evil = await here.context.newPage();
    await evil.goto(elsewhere.address.replace('127.0.0.1', 'localhost'));
    const outcome = await evil.evaluate(async (address) => {
      const asked = { method: 'POST', credentials: 'include', body: '{"operation":"rooms drain"}' } as const;
      const simple = await fetch(`${address}/api/admin/operations`, { ...asked, mode: 'no-cors' }).then(
        ({ type }) => type,
        () => 'refused',
      );
      const read = await fetch(`${address}/api/admin/session`, { credentials: 'include' }).then(
        () => 'read',
        () => 'refused',
      );
      return [simple, read];
    }, house.home.address);
    expect(outcome).toEqual(['refused', 'refused']);
    // The first was sent all the same, as any form is: the server did nothing.
    await here.page.reload();
    await here.page.getByText('All is well').waitFor();
    const policy = (await fetch(`${house.home.address}/admin/`)).headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'none'");
    const { url, redirected } = await fetch(`${house.home.address}/admin`);
    expect([url, redirected]).toEqual([`${house.home.address}/admin/`, true]);
  });
});

test('the page about privacy tells what is kept, and forgets whoever asks for it', async () => {
  await using ann = await host('Evangeline');
  const tokenOf = () => ann.page.evaluate(() => JSON.parse(localStorage.getItem('dolmen.settings') ?? '{}').token);
  const before = await tokenOf();
  await using admin = await openAdmin();
  await logIn(admin.page);
  await row(admin.page, 'Evangeline').waitFor();
  await ann.page.goto(`${house.home.address}/#/`);
  await ann.page.getByRole('link', { name: 'What this server keeps' }).click();
  await ann.page.getByText('moves and result: 365 days').waitFor();
  expect(await violations(ann.page)).toEqual([]);
  await ann.page.getByRole('button', { name: 'Forget me' }).click();
  await ann.page.getByRole('button', { name: 'Forget me for good' }).click();
  await ann.page.getByText('You are forgotten: gone from 0 matches and 1 table.').waitFor();
  expect(await tokenOf()).toMatch(/^[0-9a-f]{32}$/);
  expect(await tokenOf()).not.toBe(before);
  await row(admin.page, 'Evangeline').waitFor({ state: 'detached' });
  isClean(ann);
});
