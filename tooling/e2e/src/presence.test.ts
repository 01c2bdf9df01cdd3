import type { View } from '@dolmen/core/rune';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look, playOn, untilRest } from './support/hands.ts';
import { houseWithRooms } from './support/house.ts';
import { PATIENCE, visit } from './support/visit.ts';

const house = houseWithRooms();
const poll = { timeout: PATIENCE };

const lanterns = (page: Page) => page.evaluate(() => window.dolmen?.others('lanterns') ?? []);
/** Where the cards of the own hand can be pointed at. */
async function handOf(page: Page): Promise<{ x: number; y: number }[]> {
  const { view, seat } = await look(page);
  const cards = (view as View).players[seat ?? 0]?.hand ?? [];
  return page.evaluate(
    (ids) => ids.flatMap((id) => window.dolmen?.piece(id)?.at ?? []),
    cards.map((card) => `card:${card}`),
  );
}

/** Where the only lantern is, as soon as it stands still, rounded to millimetres. */
async function lantern(page: Page): Promise<string> {
  let [before, now] = ['', 'not yet'];
  await expect
    .poll(async () => {
      before = now;
      const places = await lanterns(page);
      now = places.map((place) => place.map((value) => value.toFixed(2)).join()).join(' ');
      return places.length === 1 && now === before;
    }, poll)
    .toBe(true);
  return now;
}

test('two at one table see what the other points at; not which card, not for who wants none, and nothing while still', async () => {
  await using host = await visit(house.browser, house.home.address);
  const box = host.page.getByRole('article', { name: 'Rune', exact: true });
  await box.getByRole('button', { name: 'With friends' }).click();
  await host.page.getByRole('button', { name: 'Set the table' }).click();
  const link = await host.page.locator('.invitation-link').textContent();
  await using guest = await visit(house.browser, house.home.address, { hash: new URL(link ?? '').hash });
  await guest.page.getByRole('button', { name: 'Sit here' }).click();
  await host.page.getByRole('button', { name: 'Begin' }).click();
  await Promise.all([host, guest].map(({ page }) => page.waitForFunction(() => window.dolmen?.isAtRest() === true)));

  // Somebody points at the table, then elsewhere.
  await host.page.mouse.move(480, 300);
  const first = await lantern(guest.page);
  await host.page.mouse.move(560, 330, { steps: 8 });
  await expect.poll(() => lantern(guest.page), poll).not.toBe(first);
  expect(await lanterns(host.page)).toEqual([]);

  // One card of the hand or another: from the other side it is the same place.
  const held = await handOf(host.page);
  expect(held.length).toBeGreaterThan(1);
  const seen: string[] = [];
  for (const at of held) {
    await host.page.mouse.move(480, 300);
    await expect.poll(() => lantern(guest.page), poll).toBe(first);
    await host.page.mouse.move(at.x, at.y);
    await expect.poll(() => lantern(guest.page), poll).not.toBe(first);
    seen.push(await lantern(guest.page));
  }
  expect(new Set(seen).size).toBe(1);

  // While nobody moves, nothing is drawn.
  await untilRest(guest.page);
  const idle = await guest.page.evaluate(async () => {
    const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2000));
    await wait();
    const before = window.dolmen?.frames() ?? Number.NaN;
    await wait();
    return (window.dolmen?.frames() ?? Number.NaN) - before;
  });
  expect(idle).toBe(0);

  // Who switches it off is seen no more.
  await host.page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('dolmen.settings') ?? '{}');
    localStorage.setItem('dolmen.settings', JSON.stringify({ ...kept, presence: false }));
  });
  await host.page.reload();
  await expect.poll(() => lanterns(guest.page), poll).toEqual([]);
  await host.page.waitForFunction(() => window.dolmen?.isAtRest() === true);
  await host.page.mouse.move(480, 300);
  await Promise.all([playOn(host.page, 'click', { most: 2 }), playOn(guest.page, 'click', { most: 2 })]);
  expect(await lanterns(guest.page)).toEqual([]);
  expect([...host.faults, ...guest.faults]).toEqual([]);
});
