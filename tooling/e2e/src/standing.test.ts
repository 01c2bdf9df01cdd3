import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { configFile } from './support/config.ts';
import { houseWithRooms } from './support/house.ts';
import { DESKTOP, PHONE, visit } from './support/visit.ts';

const DOLMEN_CONFIG = configFile({
  name: 'The Stone Circle',
  language: 'en',
  colors: { accent: '#8fd0b0', background: '#1d3a3a' },
  games: { keltis: [], 'rune-stones': ['nocturnal'] },
  clock: 'turn-60',
  rooms: {
    'friday-club': {
      title: 'Friday club',
      welcome: 'We begin at eight.\nTea is in the kitchen.',
      game: 'keltis',
      seats: 3,
      computers: ['beginner'],
    },
    cellar: { title: 'The cellar', game: 'rune', password: 'open sesame', spectators: false },
  },
});
const house = houseWithRooms({ DOLMEN_CONFIG });

const room = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

/** Colours with too little contrast count too: they may be the host's. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('on %s the rooms of the house come first, in its own name and colours', async (_, device) => {
  await using here = await visit(house.browser, house.home.address, device);
  const { page } = here;
  await page.getByRole('heading', { name: 'The Stone Circle', level: 1 }).waitFor();
  await room(page, 'Friday club').getByText('2 seats free').waitFor();
  const titles = await page.getByRole('main').getByRole('heading').allTextContents();
  expect(titles.slice(0, 4)).toEqual(['Rooms of this house', 'Friday club', 'The cellar', 'Rune Stones']);
  await room(page, 'Friday club').getByText('Tea is in the kitchen.').waitFor();
  await room(page, 'The cellar').getByText('with a password').waitFor();
  expect(await page.getByRole('article', { name: 'Rune', exact: true }).count()).toBe(0);
  expect(await page.title()).toBe('The Stone Circle');
  const color = await page
    .locator('.box-facts')
    .first()
    .evaluate((element) => getComputedStyle(element).color);
  expect(color).toBe('rgb(143, 208, 176)');
  expect(await violations(page)).toEqual([]);
  expect([here.outside, here.faults]).toEqual([[], []]);
});

test('a room keeps its address and who sits there, also when the server is killed', async () => {
  await using here = await visit(house.browser, house.home.address);
  const { page } = here;
  await page.getByLabel('Your name').fill('Ann');
  await room(page, 'Friday club').getByRole('link', { name: 'Come in' }).click();
  await page.getByText('We begin at eight.').waitFor();
  expect(new URL(page.url()).hash).toBe('#/room/friday-club');
  await page.getByText('Ann (you)').waitFor();
  await house.home.kill();
  await house.home.start();
  await using other = await visit(house.browser, house.home.address);
  await room(other.page, 'Friday club').getByText('At the table: Ann').waitFor();
  await page.reload();
  await page.getByText('Ann (you)').waitFor();
  expect(await violations(page)).toEqual([]);
});

test('a room with a password asks for it once', async () => {
  await using here = await visit(house.browser, house.home.address, { hash: '#/room/cellar' });
  const { page } = here;
  await page.getByRole('heading', { name: 'This room has a password' }).waitFor();
  await page.getByLabel('Password').fill('open barley');
  await page.getByRole('button', { name: 'Open the door' }).click();
  await page.getByText('That is not the password.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Password').fill('open sesame');
  await page.getByRole('button', { name: 'Open the door' }).click();
  await page.getByText('Guest (you)').waitFor();
  await page.reload();
  await page.getByText('Guest (you)').waitFor();
});

describe('the same person in two browsers', () => {
  test('a code from one lets the other sit in the same seat; signing out elsewhere makes it a stranger', async () => {
    await using one = await visit(house.browser, house.home.address, { name: null });
    await one.page.getByLabel('Your name').fill('Cid');
    await one.page.getByRole('article', { name: 'Keltis' }).getByRole('button', { name: 'With friends' }).click();
    await one.page.getByRole('radio', { name: '1 minute a turn' }).and(one.page.locator(':checked')).waitFor();
    await one.page.getByRole('button', { name: 'Set the table' }).click();
    await one.page.getByText('Cid (you)').waitFor();
    const { hash } = new URL(one.page.url());
    await one.page.goto(`${house.home.address}/#/`);
    await one.page.getByRole('button', { name: 'Your devices' }).click();
    await one.page.getByRole('button', { name: 'Make a code' }).click();
    const code = (await one.page.locator('.me-code').textContent()) ?? '';
    expect(await violations(one.page)).toEqual([]);

    await using other = await visit(house.browser, house.home.address, { hash: `#/me/${code}`, ...PHONE });
    await other.page.getByRole('button', { name: 'Be the same person here' }).click();
    await other.page.getByText('This browser is you now.').waitFor();
    expect(await violations(other.page)).toEqual([]);
    await other.page.getByRole('link', { name: 'To the front page' }).click();
    expect(await other.page.getByLabel('Your name').inputValue()).toBe('Cid');
    await other.page
      .getByRole('region', { name: 'Go on where you were' })
      .getByRole('listitem')
      .getByRole('link')
      .click();
    await other.page.getByText('Cid (you)').waitFor();
    expect(new URL(other.page.url()).hash).toBe(hash);

    await one.page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await one.page.getByRole('button', { name: 'Yes, sign out' }).click();
    await one.page.getByText('Only this browser is you.').waitFor();
    await other.page.getByRole('heading', { name: 'You signed out of this browser' }).waitFor();
    await one.page.goto(`${house.home.address}/${hash}`);
    await one.page.getByText('Cid (you)').waitFor();
    await other.page.getByRole('button', { name: 'Go on as somebody new' }).click();
    await other.page.getByText('(you)').waitFor();
    expect(await other.page.getByText('Cid (you)').count()).toBe(0);
    for (const { outside, faults } of [one, other]) expect([outside, faults]).toEqual([[], []]);
  });
});
