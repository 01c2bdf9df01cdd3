import { networkInterfaces } from 'node:os';
import type { Page } from 'playwright-core';
import { renderSVG } from 'uqr';
import { expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { playOn, untilAsked } from './support/hands.ts';
import { houseWithRooms } from './support/house.ts';
import { openServer } from './support/server.ts';
import { DESKTOP, PHONE, type Visit, visit } from './support/visit.ts';

const house = houseWithRooms();

const isClean = ({ outside, faults }: Visit): void => expect([outside, faults]).toEqual([[], []]);
const box = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

/** Sets a table for friends, and tells the place of its link. */
async function setTable({ page }: Visit, title = 'Rune'): Promise<string> {
  await box(page, title).getByRole('button', { name: 'With friends' }).click();
  await page.getByRole('button', { name: 'Set the table' }).click();
  return new URL((await page.locator('.invitation-link').textContent()) ?? '').hash;
}

const isInSight = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test('an invitation names this machine as the network does, never localhost', async () => {
  await using server = await openServer({ HOST: '0.0.0.0' });
  const address = server.address.replace('127.0.0.1', 'localhost');
  await using here = await visit(house.browser, address);
  await setTable(here);
  const link = (await here.page.locator('.invitation-link').textContent()) ?? '';
  const others = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  const reachable = others.filter(({ internal, family }) => !internal && family === 'IPv4').map((one) => one.address);
  expect(link).not.toContain('localhost');
  if (reachable.length === 0) {
    // A machine with no network: nobody could scan it.
    await here.page.getByText('Only this computer reaches this server').waitFor();
    expect(await here.page.locator('.invitation img').count()).toBe(0);
  } else {
    expect(reachable).toContain(new URL(link).hostname);
    const picture = await here.page.locator('.invitation img').getAttribute('src');
    expect(picture).toBe(`data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`);
  }
  isClean(here);
});

test('who is invited says a name and sits; nobody is taken for another; names change before and in the match', async () => {
  await using host = await visit(house.browser, house.home.address, { name: null });
  const hash = await setTable(host, 'Keltis');
  await using guest = await visit(house.browser, house.home.address, { hash, name: null, ...PHONE });
  await guest.page.getByRole('heading', { name: 'You are invited to a table' }).waitFor();
  expect(await violations(guest.page)).toEqual([]);
  await guest.page.getByRole('button', { name: 'Come in' }).click();
  await guest.page.getByText('Guest (2) (you)').waitFor();
  await host.page.getByText('Guest (2)').first().waitFor();

  await guest.page.getByText('Change your name').click();
  await guest.page.getByLabel('Your name').fill('Ada');
  await guest.page.getByRole('button', { name: 'That is my name' }).click();
  await guest.page.getByText('Ada (you)').waitFor();
  await host.page.getByRole('button', { name: 'Begin' }).click();
  await host.page.locator('.player-name', { hasText: 'Ada' }).waitFor();
  await host.page.getByRole('button', { name: 'Menu' }).click();
  await host.page.getByText('Change your name').click();
  await host.page.getByLabel('Your name').fill('Bea');
  await host.page.getByRole('button', { name: 'That is my name' }).click();
  await guest.page.locator('.player-name', { hasText: 'Bea' }).waitFor();
  for (const one of [host, guest]) isClean(one);
});

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
])('the waiting room on %s shows what is played and how to come, and the host changes it', async (_, screen) => {
  await using host = await visit(house.browser, house.home.address, { name: 'Ann', ...screen });
  const hash = await setTable(host);
  const { page } = host;
  await page.getByText('(you)').waitFor();
  expect(await isInSight(page, '.invitation-link')).toBe(true);
  const begin = page.getByRole('button', { name: 'Begin' });
  const look = await begin.evaluate((button) => [
    getComputedStyle(button).backgroundImage,
    getComputedStyle(button).borderStyle,
  ]);
  expect(look).toEqual(['none', 'dashed']);
  expect(await violations(page)).toEqual([]);

  await using guest = await visit(house.browser, house.home.address, { hash, name: 'Bob' });
  await guest.page.getByText('the plain game').waitFor();
  expect(await guest.page.getByRole('button', { name: 'Change it' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Change it' }).click();
  for (const name of ['Grandmaster variant', '3 minutes a turn', 'Everybody']) await page.getByLabel(name).click();
  await guest.page.getByText('Grandmaster variant · Clock: 3 minutes a turn · Who may come: Everybody').waitFor();
  await page.getByLabel('Keltis').click();
  const news = guest.page.getByRole('status');
  await news.filter({ hasText: 'The host has changed: Keltis · the plain game' }).waitFor();
  await page.getByLabel('3', { exact: true }).click();
  await news.filter({ hasText: 'The host has changed: Players: 3' }).waitFor();
  await guest.page.getByText('Bob (you)').waitFor();
  expect(await guest.page.locator('.seat-row').count()).toBe(3);
  expect(await violations(page)).toEqual([]);
  await using other = await visit(house.browser, house.home.address, { hash, name: 'Cid' });
  await other.page.getByText('Cid (you)').waitFor();
  await page.getByLabel('Rune', { exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'more people at the table' }).waitFor();
  await guest.page.getByLabel('Say something').fill('I am here');
  await guest.page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('I am here').waitFor();
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('dialog').waitFor();
  for (const one of [host, guest, other]) isClean(one);
});

test('a match that was left is found again with opponents, turn, score and age, and nothing of the table stays behind', async () => {
  await using here = await visit(house.browser, house.home.address, { name: 'Ann' });
  const { page } = here;
  await box(page, 'Keltis').getByRole('button', { name: 'Play', exact: false }).first().click();
  await playOn(page, 'click', { most: 2 });
  await untilAsked(page);
  // Not loaded anew: what the table's styles do to the front page is to be seen.
  await page.evaluate(() => {
    location.hash = '#/';
  });
  const row = page.getByRole('region', { name: 'Go on where you were' }).getByRole('listitem').getByRole('link');
  await row.getByText('your turn').waitFor();
  expect(await row.textContent()).toMatch(/^Keltis.+\d+ : -?\d+ points.*your turn.*(this minute|minute)/);
  const strays = await page
    .locator('.front *')
    .evaluateAll((all) =>
      all
        .filter((one) => getComputedStyle(one).position === 'absolute' && !one.closest('.hidden-text, .choice'))
        .map((one) => one.outerHTML),
    );
  expect(strays).toEqual([]);
  expect(await violations(page)).toEqual([]);
  isClean(here);
});
