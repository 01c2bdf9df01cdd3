import { renderSVG } from 'uqr';
import { describe, expect, test } from 'vitest';
import { openElsewhere } from './support/elsewhere.ts';
import { give, playOn, sensibleWord, untilAsked } from './support/hands.ts';
import { houseWithRooms } from './support/house.ts';
import { openProxy } from './support/proxy.ts';
import { openServer } from './support/server.ts';
import { type Visit, visit } from './support/visit.ts';

const house = houseWithRooms();

const isClean = ({ outside, faults }: Visit): void => {
  expect(outside).toEqual([]);
  expect(faults).toEqual([]);
};

describe('a link', () => {
  test('that names another server sends nothing there: the token is the person', async () => {
    await using elsewhere = await openElsewhere();
    const query = `?quality=test&probe&server=${encodeURIComponent(elsewhere.address)}`;
    await using here = await visit(house.browser, house.home.address, { query, hash: '#/table/ABCDEF' });
    await here.page.getByRole('heading', { name: 'There is no table here' }).waitFor();
    await here.page.goto(`${house.home.address}/${query}#/`);
    const box = here.page.getByRole('article', { name: 'Keltis', exact: true });
    await box.getByRole('button', { name: 'Play', exact: false }).first().click();
    await here.page.waitForFunction(() => window.dolmen?.session.get() !== undefined);
    expect(elsewhere.heard).toEqual([]);
    isClean(here);
  });

  test('and whatever would run in the page could send nothing there either', async () => {
    await using elsewhere = await openElsewhere();
    await using here = await visit(house.browser, house.home.address);
    const outcomes = await here.page.evaluate(async (address) => {
      const asked = await fetch(`${address}/token`, { method: 'POST', body: 'token' }).then(
        () => 'sent',
        () => 'refused',
      );
      const socket = new Promise<string>((resolve) => {
        const line = new WebSocket(address.replace('http', 'ws'));
        line.onopen = () => resolve('sent');
        line.onerror = () => resolve('refused');
      });
      const picture = new Promise<string>((resolve) => {
        const image = new Image();
        image.onload = () => resolve('sent');
        image.onerror = () => resolve('refused');
        image.src = `${address}/token.png`;
      });
      const beacon = navigator.sendBeacon(`${address}/beacon`, 'token');
      return [asked, await socket, await picture, typeof beacon];
    }, elsewhere.address);
    expect(outcomes).toEqual(['refused', 'refused', 'refused', 'boolean']);
    expect(elsewhere.heard).toEqual([]);
    // The other tests believe that nothing was forbidden when nothing is found here.
    expect(here.faults.length).toBeGreaterThan(2);
  });

  test('that is no link leads to a page that says so', async () => {
    await using here = await visit(house.browser, house.home.address, { hash: '#/table/%' });
    await here.page.getByRole('heading', { name: 'There is no table here' }).waitFor();
    isClean(here);
  });
});

test('what the page may do is enough for it: a match in a thread of its own, its help and its text table', async () => {
  const hash = '#/practice?game=rune-stones&level=beginner&pause=0&seed=3';
  await using here = await visit(house.browser, house.home.address, { hash });
  const sight = await untilAsked(here.page);
  await give(here.page, sight, sensibleWord(sight), 'click');
  await here.page.keyboard.press('F1');
  await here.page.getByRole('dialog').first().waitFor();
  await here.page.keyboard.press('Escape');
  await here.page.keyboard.press('t');
  await here.page.locator('.text-moves').waitFor();
  isClean(here);
});

const BASE = '/club/dolmen';

/** A turn of Rune: a card, and then a draw or a master. */
const TURN = { most: 2 };

test.each([
  ['passes its path on', false],
  ['strips its path', true],
])('behind a proxy that %s: the page, its tables, invitations and pictures to scan', async (_, strips) => {
  await using proxy = await openProxy(BASE, strips);
  await using server = await openServer({ PUBLIC_URL: `${proxy.address}/`, TRUST_PROXY: '1' });
  proxy.target = server.address;
  await using host = await visit(house.browser, proxy.address);
  const box = host.page.getByRole('article', { name: 'Rune', exact: true });
  await box.getByRole('button', { name: 'With friends' }).click();
  await host.page.getByRole('button', { name: 'Set the table' }).click();
  const link = (await host.page.locator('.invitation-link').textContent()) ?? '';
  expect(link).toMatch(new RegExp(`^${proxy.address}/\\?game=rune#/table/\\w+$`));
  const picture = await host.page.locator('.invitation img').getAttribute('src');
  expect(picture).toBe(`data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`);
  await using guest = await visit(house.browser, proxy.address, { hash: new URL(link).hash });
  await guest.page.getByText('(you)').waitFor();
  await host.page.getByRole('button', { name: 'Begin' }).click();
  await Promise.all([playOn(host.page, 'click', TURN), playOn(guest.page, 'click', TURN)]);
  for (const one of [host, guest]) isClean(one);
});

test('invitations name the public address, whichever way the host came', async () => {
  await using server = await openServer({ PUBLIC_URL: 'https://club.example/dolmen/' });
  await using here = await visit(house.browser, server.address);
  const box = here.page.getByRole('article', { name: 'Rune', exact: true });
  await box.getByRole('button', { name: 'With friends' }).click();
  await here.page.getByRole('button', { name: 'Set the table' }).click();
  await here.page.locator('.invitation-link', { hasText: 'https://club.example/dolmen/?game=rune#/table/' }).waitFor();
  isClean(here);
});
