import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { untilAsked } from './support/hands.ts';
import { houseWithRooms } from './support/house.ts';
import { PHONE, visit } from './support/visit.ts';

const house = houseWithRooms();

const people = (page: Page) => page.getByRole('region', { name: 'Others at this table' });

test('the host sees who is there, mutes one and removes another, who is told so and cannot come back', async () => {
  await using host = await visit(house.browser, house.home.address);
  const rune = host.page.getByRole('article', { name: 'Rune', exact: true });
  await rune.getByRole('button', { name: 'With friends' }).click();
  await host.page.getByRole('button', { name: 'Set the table' }).click();
  const { hash } = new URL((await host.page.locator('.invitation-link').textContent()) ?? '');
  await using mal = await visit(house.browser, house.home.address, { hash, ...PHONE });
  await people(host.page).getByText('Guest (2) Seat 2').waitFor();
  expect(await people(mal.page).count()).toBe(0);

  await people(host.page).getByRole('button', { name: 'Remove: Guest (2)' }).click();
  await people(host.page).getByText('Remove Guest (2)?').waitFor();
  await people(host.page).getByRole('button', { name: 'Remove' }).click();
  await mal.page.getByRole('heading', { name: 'You were removed from this table' }).waitFor();
  await mal.page.reload();
  await mal.page.getByRole('heading', { name: 'You were removed from this table' }).waitFor();

  await using guest = await visit(house.browser, house.home.address, { hash });
  await guest.page.getByText('(you)').waitFor();
  await host.page.getByRole('button', { name: 'Begin' }).click();
  await Promise.race([untilAsked(host.page), untilAsked(guest.page)]);
  await host.page.getByRole('button', { name: 'Talk' }).click();
  await people(host.page).getByRole('button', { name: 'Mute: Guest (2)' }).click();
  await people(host.page).getByText('Guest (2) Seat 2, muted').waitFor();
  await guest.page.getByRole('button', { name: 'Talk' }).click();
  await guest.page.getByText('The host has muted you').waitFor();
  expect(await guest.page.getByRole('textbox').count()).toBe(0);
  await people(host.page).getByRole('button', { name: 'Let speak: Guest (2)' }).click();
  await guest.page.getByRole('textbox').waitFor();
  for (const { outside, faults } of [host, mal, guest]) expect([outside, faults]).toEqual([[], []]);
});
