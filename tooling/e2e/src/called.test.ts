import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOn, untilAsked } from './support/hands.ts';
import { houseWithRooms } from './support/house.ts';
import { PATIENCE, type Visit, visit } from './support/visit.ts';

const house = houseWithRooms();

const isClean = ({ outside, faults }: Visit): void => expect([outside, faults]).toEqual([[], []]);

async function setTable({ page }: Visit, clock: string): Promise<string> {
  await page.getByRole('article', { name: 'Rune', exact: true }).getByRole('button', { name: 'With friends' }).click();
  await page.getByLabel(clock, { exact: true }).check();
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByText('(you)').waitFor();
  return new URL((await page.locator('.invitation-link').textContent()) ?? '').hash;
}

/** Whoever is asked first, and the other. */
async function inTurn(one: Visit, other: Visit): Promise<readonly [Visit, Visit]> {
  const first = await Promise.race([untilAsked(one.page).then(() => one), untilAsked(other.page).then(() => other)]);
  return first === one ? [one, other] : [other, one];
}

const iconOf = (page: Page): Promise<string> =>
  page.locator('link[rel="icon"]').evaluate((link) => (link as HTMLLinkElement).href.split('/').at(-1) ?? '');

/** As `?probe` would show it hidden: the page believes that somebody looks at another one. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  });

test('title and sign of the page tell whose turn it is; it is asked once, at the right moment, and a hidden page calls', async () => {
  await using ann = await visit(house.browser, house.home.address, { name: 'Ann' });
  const hash = await setTable(ann, 'None');
  await using bob = await visit(house.browser, house.home.address, { hash, name: 'Bob' });
  await bob.page.getByText('(you)').waitFor();
  await ann.page.getByRole('button', { name: 'Begin' }).click();
  const [first, second] = await inTurn(ann, bob);
  await first.context.grantPermissions(['notifications']);
  await expect.poll(() => first.page.title(), { timeout: PATIENCE }).toBe('● Your turn – Rune');
  expect([await iconOf(first.page), await iconOf(second.page)]).toEqual(['icon-called.svg', 'icon.svg']);
  expect(await second.page.title()).toBe('Rune – the table');
  const asking = first.page.getByText('Shall you be told when it is your turn');
  expect(await asking.count()).toBe(0);

  await playOn(first.page, 'click', { most: 2 });
  await asking.waitFor();
  await expect.poll(() => first.page.title(), { timeout: PATIENCE }).toBe('Rune – the table');
  await first.page.getByRole('button', { name: 'Yes, call me' }).click();
  await asking.waitFor({ state: 'hidden' });
  await first.page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await hide(first.page);
  await playOn(second.page, 'click', { most: 2 });
  const shown = () =>
    first.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
    });
  const name = second === bob ? 'Bob' : 'Ann';
  await expect.poll(shown, { timeout: PATIENCE }).toEqual([`Your turn: Rune, with ${name}`]);
  for (const one of [ann, bob]) isClean(one);
});

test('over days nobody need be there: seats are kept, it begins by itself, and is found on the front page', async () => {
  await using ann = await visit(house.browser, house.home.address, { name: 'Ann' });
  const hash = await setTable(ann, '3 days a turn');
  await ann.page.getByText('It begins by itself when everybody sits').waitFor();
  await ann.page.goto('about:blank');
  await using bob = await visit(house.browser, house.home.address, { hash, name: 'Bob' });
  await bob.page.locator('.player-name', { hasText: 'Ann' }).waitFor();
  await bob.page
    .locator('.clock', { hasText: /2d 23h|3d 0h/ })
    .first()
    .waitFor();
  await bob.page.goto('about:blank');
  await ann.page.goto(`${house.home.address}/?quality=test&probe#/`);
  const row = ann.page.getByRole('region', { name: 'Go on where you were' }).getByRole('link', { name: 'Bob' });
  await row.getByText(/your turn|Bob is to move/).waitFor();
  await row.click();
  await ann.page.locator('.player-name', { hasText: 'Bob' }).waitFor();
  for (const one of [ann, bob]) isClean(one);
});

/** What a push service would give; none can be reached from here. */
const withPushService = (page: Page, endpoint: string) =>
  page.addInitScript((endpoint) => {
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
    PushManager.prototype.subscribe = async () =>
      ({ endpoint, toJSON: () => ({ endpoint, keys }) }) as unknown as PushSubscription;
  }, endpoint);

test('who wants to be called over days is subscribed, and what a push service brings is shown', async () => {
  await using ann = await visit(house.browser, house.home.address, { name: 'Ann' });
  const endpoint = `https://push.example.org/${Date.now()}`;
  await withPushService(ann.page, endpoint);
  await ann.page.reload();
  await ann.context.grantPermissions(['notifications']);
  const hash = await setTable(ann, '1 day a turn');
  await using bob = await visit(house.browser, house.home.address, { hash, name: 'Bob' });
  const [first] = await inTurn(ann, bob);
  if (first === bob) await playOn(bob.page, 'click', { most: 2 });
  await playOn(ann.page, 'click', { most: 2 });
  await ann.page.getByText('Shall you be called when it is your turn').waitFor();
  await ann.page.getByRole('button', { name: 'Yes, call me' }).click();
  const stored = (): unknown[] => {
    using db = new DatabaseSync(house.home.file, { readOnly: true, timeout: 60_000 });
    return db.prepare('SELECT endpoint, language FROM subscriptions WHERE endpoint = ?').all(endpoint);
  };
  await expect.poll(stored, { timeout: PATIENCE }).toEqual([{ endpoint, language: 'en' }]);

  await ann.page.goto(`${house.home.address}/?quality=test#/`);
  const code = hash.split('/').at(-1) ?? '';
  await push(ann, { title: 'Your turn', body: 'Rune, with Bob', code });
  const shown = () =>
    ann.page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ body, tag }) => [body, tag]),
    );
  await expect.poll(shown, { timeout: PATIENCE }).toEqual([['Rune, with Bob', code]]);
  for (const one of [ann, bob]) isClean(one);
});

/** As the browser's own push service hands it over, already opened. */
async function push({ page, context }: Visit, message: object): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  const session = await context.newCDPSession(page);
  const registrations: { registrationId: string; isDeleted: boolean }[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: found }) => registrations.push(...found));
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length, { timeout: PATIENCE }).toBeGreaterThan(0);
  const { origin } = new URL(page.url());
  const registrationId = registrations.at(-1)?.registrationId ?? '';
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}
