import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { View } from '@dolmen/core/rune';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look, playOn, untilRest } from './support/hands.ts';
import { houseWithRooms } from './support/house.ts';
import { PATIENCE, type Visit, visit } from './support/visit.ts';

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
    .poll(
      async () => {
        before = now;
        const places = await lanterns(page);
        now = places.map((place) => place.map((value) => value.toFixed(2)).join()).join(' ');
        return places.length === 1 && now === before;
        // Longer than the next pose may be on its way.
      },
      { ...poll, interval: 500 },
    )
    .toBe(true);
  return now;
}

/** Two at a table of Rune, once both see it. */
async function together(host: Visit, open: (hash: string) => Promise<Visit>): Promise<Visit> {
  const box = host.page.getByRole('article', { name: 'Rune', exact: true });
  await box.getByRole('button', { name: 'With friends' }).click();
  await host.page.getByRole('button', { name: 'Set the table' }).click();
  const link = await host.page.locator('.invitation-link').textContent();
  const guest = await open(new URL(link ?? '').hash);
  await guest.page.getByRole('button', { name: 'Stand up' }).waitFor();
  await host.page.getByRole('button', { name: 'Begin' }).click();
  await Promise.all([host, guest].map(({ page }) => page.waitForFunction(() => window.dolmen?.isAtRest() === true)));
  return guest;
}

test('two at one table see what the other points at; not which card, not for who wants none, and nothing while still', async () => {
  await using host = await visit(house.browser, house.home.address);
  await using guest = await together(host, (hash) => visit(house.browser, house.home.address, { hash }));

  // Somebody points at the table, then elsewhere. What is pointed at before others can be told is told to nobody.
  await expect
    .poll(async () => {
      for (const x of [470, 480]) await host.page.mouse.move(x, 300);
      return (await lanterns(guest.page)).length;
    }, poll)
    .toBe(1);
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

/** A headset that is plugged into the page before its own scripts begin. */
const RUNTIME = readFileSync(createRequire(import.meta.url).resolve('iwer/build/iwer.min.js'), 'utf8');
const HEADSET = `${RUNTIME};
(() => {
  const device = new IWER.XRDevice(IWER.metaQuest3);
  device.installRuntime({ forceInstall: true });
  device.position.set(0, 1.2, 0);
  globalThis.emulated = device;
})();`;

/** Somebody who has one. The script is there from the next page on. */
async function wearer(hash = '#/'): Promise<Visit> {
  const here = await visit(house.browser, house.home.address, { hash, viewport: { width: 400, height: 300 } });
  await here.context.addInitScript(HEADSET);
  await here.page.reload();
  return here;
}

const masks = (page: Page) => page.evaluate(() => window.dolmen?.others('masks') ?? []);

test('two who wear headsets see each other’s masks and hands, and that they move', async () => {
  await using host = await wearer();
  await using guest = await together(host, wearer);
  for (const { page } of [host, guest]) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Enter VR' }).click();
  }
  const before = new Map<Page, string>();
  for (const { page } of [host, guest]) {
    await expect.poll(async () => (await masks(page)).length, poll).toBe(1);
    await expect.poll(() => page.evaluate(() => window.dolmen?.others('hands').length), poll).toBe(2);
    before.set(page, JSON.stringify(await masks(page)));
  }
  for (const { page } of [host, guest])
    await page.evaluate(() => {
      const { emulated } = window as unknown as { emulated: { position: { x: number } } };
      emulated.position.x += 0.3;
    });
  for (const { page } of [host, guest])
    await expect.poll(async () => JSON.stringify(await masks(page)), poll).not.toBe(before.get(page));
  // Across the table, with the face to us.
  const [[, high = 0, deep = 0] = []] = await masks(host.page);
  expect(high).toBeGreaterThan(2);
  expect(deep).toBeLessThan(-5);
  expect([...host.faults, ...guest.faults]).toEqual([]);
});
