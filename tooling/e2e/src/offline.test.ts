import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { violations } from './support/axe.ts';
import { playOn } from './support/hands.ts';
import { houseWithRooms } from './support/house.ts';
import { openProxy } from './support/proxy.ts';
import { openServer } from './support/server.ts';
import { openSite, SITE } from './support/site.ts';
import { PATIENCE, PHONE, visit } from './support/visit.ts';

const house = houseWithRooms();

/** Everything is kept, and the next load of the page comes from there. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('without a network the front page opens, rules are read and a match is played, also under a path', async () => {
  await using proxy = await openProxy('/club/dolmen', true);
  await using server = await openServer({ PUBLIC_URL: `${proxy.address}/`, TRUST_PROXY: '1' });
  proxy.target = server.address;
  await using here = await visit(house.browser, proxy.address);
  const { page, context } = here;
  await kept(page);
  await server.kill();
  await context.setOffline(true);
  await page.reload();
  const box = page.getByRole('article', { name: 'Rune', exact: true });
  await box.getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await box.getByRole('button', { name: 'Play', exact: false }).first().click();
  expect((await playOn(page, 'click', { most: 2 })).words).toHaveLength(2);
  expect(here.faults).toEqual([]);
});

/** As the system does for another program on the device. */
const share = (content: string): void => {
  const form = Object.assign(document.createElement('form'), { method: 'post', action: './share' });
  form.enctype = 'multipart/form-data';
  const field = Object.assign(document.createElement('input'), { type: 'file', name: 'record' });
  const files = new DataTransfer();
  files.items.add(new File([content], 'match.json', { type: 'application/json' }));
  field.files = files.files;
  form.append(field);
  document.body.append(form);
  form.submit();
};

test('a record that another program shares opens in the replay, and never leaves the device', async () => {
  await using here = await visit(house.browser, house.home.address);
  const { page, context } = here;
  await kept(page);
  await context.setOffline(true);
  const record = readFileSync(new URL('../../../packages/records/examples/rune.json', import.meta.url), 'utf8');
  await page.evaluate(share, record);
  await page.getByText('Fairly dealt and rightly played').waitFor();
  expect(new URL(page.url()).hash).toMatch(/^#\/replay\/shared/);
  expect(await cachesOf(page)).toHaveLength(1);
  expect(here.faults).toEqual([]);
});

const cachesOf = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

test('a new version is offered on the front page, not at a table, and taken when it is wanted; old caches go', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dolmen-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(SITE, folder, { recursive: true });
  await using site = await openSite(folder);
  await using here = await visit(house.browser, site.address, { query: '?quality=test&probe', ...PHONE });
  const { page } = here;
  await kept(page);
  const before = await cachesOf(page);
  expect(before).toHaveLength(1);

  const worker = join(folder, 'service-worker.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/"version":"\w+"/, '"version":"newer"'));
  await page.goto(`${site.address}/?quality=test&probe#/practice?game=rune&level=beginner&pause=0&seed=3`);
  await playOn(page, 'click', { most: 1 });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  const offer = page.getByText('A new version of this page is there');
  expect(await offer.count()).toBe(0);
  expect((await playOn(page, 'click', { most: 1 })).words).toHaveLength(1);
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await offer.waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Load it' }).click();
  await expect.poll(() => cachesOf(page).catch(() => []), { timeout: PATIENCE }).toEqual(['dolmen newer']);
  await offer.waitFor({ state: 'hidden' });
  expect(here.faults).toEqual([]);
});

test('the page can be installed: its manifest names icons that are there', async () => {
  await using here = await visit(house.browser, house.home.address);
  const session = await here.context.newCDPSession(here.page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect([errors, url]).toEqual([[], `${house.home.address}/manifest.webmanifest`]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A browser that leaves no traces installs nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test.each([
  ['', 'Dolmen', 'dolmen'],
  ['?game=rune-stones', 'Dolmen: Rune Stones', 'rune-stones'],
  ['?game=keltis', 'Dolmen: Keltis', 'keltis'],
  ['?game=%22%3E%3Cscript%3E', 'Dolmen', 'dolmen'],
])('a link with "%s" is shown as %s, with its picture', async (query, title, picture) => {
  const page = await (await fetch(`${house.home.address}/${query}`)).text();
  const of = (name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(page)?.[1];
  expect(of('title')).toBe(title);
  expect(of('image')).toBe(`${house.home.address}/previews/${picture}.png`);
  const image = await fetch(of('image') ?? '');
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
});
