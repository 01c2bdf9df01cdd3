import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look, playOn } from './support/hands.ts';
import { houseWithRooms } from './support/house.ts';
import { visit } from './support/visit.ts';

/** Another program holds the database: the page says that the table waits, and everything goes on by itself. */

const house = houseWithRooms();
const waits = (page: Page) => page.getByRole('alert').filter({ hasText: 'The table waits' });

/** Does something while nothing can be stored. */
async function whileLocked(page: Page, task: () => Promise<unknown>): Promise<void> {
  using other = new DatabaseSync(house.home.file, { timeout: 60_000 });
  other.exec('BEGIN IMMEDIATE');
  const done = task();
  await waits(page).waitFor();
  other.exec('ROLLBACK');
  await done;
  await waits(page).waitFor({ state: 'hidden' });
}

test('players are told before the match and in it', async () => {
  await using host = await visit(house.browser, house.home.address);
  const { page } = host;
  const box = page.getByRole('article', { name: 'Rune', exact: true });
  await box.getByRole('button', { name: 'With friends' }).click();
  await page.getByRole('button', { name: 'Set the table' }).click();
  const link = await page.locator('.invitation-link').textContent();
  await using guest = await visit(house.browser, house.home.address, { hash: new URL(link ?? '').hash });
  await guest.page.getByRole('button', { name: 'Stand up' }).click();
  await whileLocked(page, () => guest.page.getByRole('button', { name: 'Sit here' }).click());
  await page.getByRole('button', { name: 'Begin' }).click();
  const turn = { most: 2 };
  await whileLocked(page, () => Promise.all([host, guest].map((one) => playOn(one.page, 'click', turn))));
  expect((await look(page)).view.ply).toBe((await look(guest.page)).view.ply);
  expect([...host.faults, ...guest.faults]).toEqual([]);
});
