import { expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { playOn, untilAsked } from './support/hands.ts';
import { houseWithRooms } from './support/house.ts';
import { PHONE, visit } from './support/visit.ts';

const house = houseWithRooms();

test('who waits is seen by others at once, plays against the computer meanwhile, and is told when somebody comes', async () => {
  await using bob = await visit(house.browser, house.home.address, { name: 'Bob', ...PHONE });
  // Told, not asked for: from here on the page of one who looks around asks the server for nothing.
  await bob.page.waitForEvent('websocket');
  const asked: string[] = [];
  bob.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await using ann = await visit(house.browser, house.home.address, { name: 'Ann' });
  const box = ann.page.getByRole('article', { name: 'Rune', exact: true });
  await box.getByRole('button', { name: 'Quick match' }).click();
  await ann.page.getByRole('button', { name: 'Play against the computer meanwhile' }).click();
  await untilAsked(ann.page);
  expect((await playOn(ann.page, 'click', { most: 2 })).words).toHaveLength(2);
  await ann.page.getByText('Your table waits for players').waitFor();
  expect(await violations(ann.page)).toEqual([]);

  const call = bob.page.getByRole('link', { name: 'Ann waits for you at Rune' });
  await call.waitFor();
  expect(asked).not.toContain('/api/tables');
  expect(await violations(bob.page)).toEqual([]);
  await call.click();
  await bob.page.getByText('Bob (you)').waitFor();
  await ann.page.getByText('Somebody has sat down at your table').waitFor();
  await ann.page.getByRole('button', { name: 'To your table' }).click();
  await ann.page.getByRole('button', { name: 'Begin' }).click();
  await Promise.race([untilAsked(ann.page), untilAsked(bob.page)]);
  await bob.page.locator('.player-name', { hasText: 'Ann' }).waitFor();
  for (const { outside, faults } of [ann, bob]) expect([outside, faults]).toEqual([[], []]);
});
