import type { View } from '@dolmen/core/rune';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { look, playOn, untilAsked } from './support/hands.ts';
import { houseWithRooms } from './support/house.ts';
import { DESKTOP, PATIENCE, PHONE, type Visit, visit } from './support/visit.ts';

const house = houseWithRooms();

const box = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const isClean = ({ outside, faults }: Visit): void => {
  expect(outside).toEqual([]);
  expect(faults).toEqual([]);
};

describe.each(['Keltis', 'Rune'])('%s', (title) => {
  test('one click on the front page, and a game against the computer is played to its end by clicks', async () => {
    await using here = await visit(house.browser, house.home.address, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const { page } = here;
    await box(page, title).getByRole('button', { name: 'Play', exact: false }).first().click();
    const tally = await playOn(page, 'click');
    expect((await look(page)).view.toAct).toBeNull();
    expect(tally.picture).toBeGreaterThan(tally.chips);
    const end = page.getByRole('dialog');
    await end.getByRole('button', { name: 'Save a picture' }).waitFor();
    for (const { viewport } of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      expect(await violations(page)).toEqual([]);
    }
    const saving = page.waitForEvent('download');
    await end.getByRole('button', { name: 'Save a picture' }).click();
    expect((await saving).suggestedFilename()).toMatch(/^dolmen-.*\.png$/);
    await end.getByRole('button', { name: 'Copy as text' }).click();
    await end.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(title);
    await end.getByRole('button', { name: 'Another match' }).click();
    await end.waitFor({ state: 'hidden' });
    expect((await untilAsked(page)).view.ply).toBeLessThan(tally.words.length);
    isClean(here);
  });
});

test('a level tells how it plays, and whoever is chosen sits at the table; the other boxes do not grow', async () => {
  await using here = await visit(house.browser, house.home.address);
  const { page } = here;
  const heightOf = async (title: string) => (await box(page, title).boundingBox())?.height ?? 0;
  const before = await heightOf('Rune');
  await box(page, 'Rune Stones').getByText('Choose players and opponents').click();
  expect(await heightOf('Rune')).toBeLessThanOrEqual(before);
  await box(page, 'Rune Stones').getByLabel('Master').check();
  await box(page, 'Rune Stones').getByText('Thinks far ahead. Hard to beat.').waitFor();
  await box(page, 'Rune Stones').getByRole('button', { name: 'Play', exact: false }).first().click();
  await untilAsked(page);
  await page.getByText('computer, Master').first().waitFor();
  isClean(here);
});

/** A turn of Rune: a card, and then a draw or a master. Who stops in the middle of one lets the other wait for ever. */
const TURN = { most: 2 };

test('two browsers finish a game together and a third watches; one loses its line, and the server crashes, midway', async () => {
  await using host = await visit(house.browser, house.home.address);
  await box(host.page, 'Rune').getByRole('button', { name: 'With friends' }).click();
  await host.page.getByRole('button', { name: 'Set the table' }).click();
  const link = await host.page.locator('.invitation-link').textContent();
  const hash = new URL(link ?? '').hash;
  await using guest = await visit(house.browser, house.home.address, { hash });
  await guest.page.getByText('(you)').waitFor();
  await host.page.getByRole('button', { name: 'Begin' }).click();
  await using watcher = await visit(house.browser, house.home.address, { hash });
  await Promise.all([playOn(host.page, 'click', TURN), playOn(guest.page, 'click', TURN)]);

  await guest.context.setOffline(true);
  await guest.context.setOffline(false);
  await Promise.all([playOn(host.page, 'click', TURN), playOn(guest.page, 'click', TURN)]);
  await house.home.kill();
  await house.home.start();
  await Promise.all([playOn(host.page, 'click'), playOn(guest.page, 'click')]);

  const [left, right] = await Promise.all([look(host.page), look(guest.page)]);
  expect(left.view.toAct).toBeNull();
  expect(left.view.ply).toBe(right.view.ply);
  expect([left.seat, right.seat]).toEqual([0, 1]);
  await expect.poll(async () => (await look(watcher.page)).view.ply, { timeout: PATIENCE }).toBe(left.view.ply);
  const seen = await look(watcher.page);
  expect(seen.seat).toBeNull();
  const secrets = (seen.view as View).players.flatMap(({ hand, known }) =>
    hand.filter((card) => card !== null && !known.includes(card)),
  );
  expect(secrets).toEqual([]);
  for (const one of [host, guest, watcher]) isClean(one);
});

test('a quick match brings two strangers to one table, which a third sees come and fill without looking again', async () => {
  await using third = await visit(house.browser, house.home.address);
  const list = third.page.getByRole('region', { name: 'Open tables' });
  await list.scrollIntoViewIfNeeded();
  await list.getByText('No public table right now').waitFor();
  await using first = await visit(house.browser, house.home.address);
  await box(first.page, 'Rune').getByRole('button', { name: 'Quick match' }).click();
  await first.page.getByText('(you)').waitFor();
  await list.getByRole('link', { name: 'Rune' }).waitFor();
  await using second = await visit(house.browser, house.home.address);
  await box(second.page, 'Rune').getByRole('button', { name: 'Quick match' }).click();
  await first.page.getByRole('button', { name: 'Begin' }).click();
  await Promise.all([playOn(first.page, 'click', TURN), playOn(second.page, 'click', TURN)]);
  expect([(await look(first.page)).seat, (await look(second.page)).seat]).toEqual([0, 1]);
  await list.getByText('Watch').waitFor();
  for (const one of [first, second, third]) isClean(one);
});

test('a match that was left is offered on the front page, and goes on', async () => {
  await using here = await visit(house.browser, house.home.address);
  const { page } = here;
  await box(page, 'Keltis').getByRole('button', { name: 'Play', exact: false }).first().click();
  await playOn(page, 'click', { most: 2 });
  const { view } = await untilAsked(page);
  await page.goto(`${house.home.address}/?quality=test&probe#/`);
  await page.getByRole('region', { name: 'Go on where you were' }).getByRole('listitem').getByRole('link').click();
  expect((await untilAsked(page)).view.ply).toBe(view.ply);
  isClean(here);
});

test('a code that leads nowhere, and a table that is not there, are said in words', async () => {
  await using here = await visit(house.browser, house.home.address);
  const { page } = here;
  await page.getByLabel('Code of the table').fill('NOSUCH');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('alert').getByText('There is no table with this code').waitFor();
  await page.goto(`${house.home.address}/?probe#/table/NOSUCH`);
  await page.getByRole('heading', { name: 'There is no table here' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${house.home.address}/?probe#/`);
  await page.getByRole('button', { name: 'Your devices' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a code' }).click();
  await page.getByRole('dialog').getByRole('img').waitFor();
  for (const { viewport } of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    expect(await violations(page)).toEqual([]);
  }
  isClean(here);
});
