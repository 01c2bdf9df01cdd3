import { expect, test } from 'vitest';
import { playOn, untilAsked, untilRest } from './support/hands.ts';
import { houseWithoutRooms } from './support/house.ts';
import { PHONE, visit } from './support/visit.ts';

const house = houseWithoutRooms();

const practice = (query: string): string => `#/practice?level=beginner&pause=0&seed=7&seats=2&${query}`;

test('on a phone: points, turns and words are told at the table, and the end stands below the winner', async () => {
  await using here = await visit(house.browser, house.home.address, { ...PHONE, hash: practice('game=keltis') });
  const { page } = here;
  await playOn(page, 'tap', { most: 4 });
  await untilAsked(page);
  await expect.poll(() => page.locator('.player-why').first().textContent()).toContain('on the track');

  await page.keyboard.press('h');
  const turns = page.locator('.log-turn');
  await turns.first().locator('h3').waitFor();
  expect(await turns.count()).toBeGreaterThan(1);
  await turns.first().locator('> summary').click();
  await page.waitForFunction(() => document.querySelector<HTMLDetailsElement>('.log-turn')?.open === false);
  await page.keyboard.press('h');

  await page.keyboard.press('c');
  await page.getByRole('textbox', { name: 'Say something' }).fill('Good evening');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('.players .bubble', { hasText: 'Good evening' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.keyboard.press('k');
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Yes, give up' }).click();
  const end = page.getByRole('dialog');
  await end.getByText('The match in figures').waitFor();
  await untilRest(page);
  const box = await end.boundingBox();
  expect(box?.y).toBeGreaterThan(844 * 0.4);
  await end.getByRole('button', { name: 'Your three moments' }).click();
  await end.getByRole('heading', { name: 'Your three moments' }).waitFor();
  expect([here.outside, here.faults]).toEqual([[], []]);
});
