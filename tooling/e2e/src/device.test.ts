import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { untilAsked, untilRest } from './support/hands.ts';
import { houseWithoutRooms } from './support/house.ts';
import { DESKTOP, PATIENCE, PHONE, visit } from './support/visit.ts';

const house = houseWithoutRooms();
const TABLE = '#/practice?game=keltis&level=beginner&pause=0&seed=3';

const rootSize = (page: Page): Promise<number> =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
const settingsOf = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(localStorage['dolmen.settings'] ?? '{}'));

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
])('on %s settings are found on the front page, count at once, and are kept', async (_, screen) => {
  await using here = await visit(house.browser, house.home.address, screen);
  const { page } = here;
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Size of texts').selectOption('Very large');
  expect(await rootSize(page)).toBe(23);
  await dialog.getByLabel('High contrast').check();
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(255, 255, 255)');
  await dialog.getByLabel('Volume of the pieces').fill('0.3');
  await dialog.getByLabel('Volume of fire and night').fill('0');
  await dialog.getByLabel('Left-handed').check();
  await dialog.getByLabel('Show what can be touched').uncheck();
  await dialog.getByLabel('How fast pieces move').selectOption('Fast');
  await dialog.getByLabel('Size of your hand').selectOption('Large');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await rootSize(page)).toBe(23);
  expect(await settingsOf(page)).toMatchObject({
    ...{ effects: 0.3, place: 0, isLeftHanded: true, hints: false, speed: 'fast', hand: 'large', contrast: 'high' },
  });
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(here.faults).toEqual([]);
});

test('at a table: the left hand has the buttons, and a larger hand is larger', async () => {
  await using here = await visit(house.browser, house.home.address, { hash: TABLE });
  const { page } = here;
  await untilAsked(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  const before = (await menu.boundingBox())?.x ?? 0;
  await menu.click();
  const panel = page.getByRole('region', { name: 'Menu' });
  await panel.getByLabel('Left-handed').check();
  expect((await menu.boundingBox())?.x ?? 0).toBeLessThan(before / 2);
  const spread = async (): Promise<number> => {
    await untilRest(page);
    return page.evaluate(() => {
      const hand = window.dolmen?.touchables().filter(({ touch, at }) => touch.startsWith('hand:') && at) ?? [];
      const xs = hand.map(({ at }) => at?.x ?? 0);
      return Math.max(...xs) - Math.min(...xs);
    });
  };
  const usual = await spread();
  await panel.getByLabel('Size of your hand').selectOption('Large');
  await expect.poll(spread, { timeout: PATIENCE }).toBeGreaterThan(usual);
  expect(await violations(page)).toEqual([]);
  expect(here.faults).toEqual([]);
});
