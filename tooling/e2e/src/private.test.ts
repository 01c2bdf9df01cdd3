import { expect, test } from 'vitest';
import { houseWithRooms } from './support/house.ts';
import { PHONE, visit } from './support/visit.ts';

const house = houseWithRooms({ SERVER_PASSWORD: 'three stones', SERVER_NAME: 'The Circle', DEFAULT_LANGUAGE: 'nl' });

test('a private server shows a door in its own language, opens to the password, and asks no more', async () => {
  await using here = await visit(house.browser, house.home.address, { ...PHONE, name: null });
  const { page } = here;
  await page.getByRole('heading', { name: 'Deze server is privé' }).waitFor();
  await page.getByText('The Circle').waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
  await page.getByLabel('Wachtwoord').fill('two stones');
  await page.getByRole('button', { name: 'Deur openen' }).click();
  await page.getByText('Dat is niet het wachtwoord.').waitFor();
  await page.getByLabel('Wachtwoord').fill('three stones');
  await page.getByRole('button', { name: 'Deur openen' }).click();
  await page.getByRole('heading', { name: 'The Circle', level: 1 }).waitFor();
  await page.reload();
  await page.getByRole('article', { name: 'Keltis' }).getByRole('button', { name: 'Met vrienden' }).click();
  await page.getByRole('button', { name: /tafel/i }).last().click();
  const link = (await page.locator('.invitation-link').textContent()) ?? '';

  // Whoever follows an invitation meets the same door, and behind it the table.
  await using guest = await visit(house.browser, house.home.address, { hash: new URL(link).hash });
  await guest.page.getByLabel('Password').fill('three stones');
  await guest.page.getByRole('button', { name: 'Open the door' }).click();
  await guest.page.locator('.gathering').waitFor();
  for (const { outside, faults } of [here, guest]) expect([outside, faults]).toEqual([[], []]);
});
