import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { poke } from './support/fingers.ts';
import { look, playOn, untilAsked } from './support/hands.ts';
import {
  ask,
  changedFrom,
  enter,
  HEADSET,
  headAway,
  leave,
  pinch,
  playSeated,
  pointAt,
  pointOn,
  press,
  pressNow,
  pullApart,
  pushStick,
  twistWrist,
  untilFlat,
  untilFrames,
  viewpointOf,
} from './support/headset.ts';
import { houseWithRooms } from './support/house.ts';
import { LONG } from './support/long.ts';
import { CONTROLLER, HAND, isBack, isClean, SMALL, sitter } from './support/seated.ts';
import { PATIENCE, visit } from './support/visit.ts';

const house = houseWithRooms();
const sit = sitter(house);

const EXAMPLE = fileURLToPath(new URL('../../../packages/records/examples/keltis-two.json', import.meta.url));
const untilPly = (page: Page, ply: number): Promise<unknown> =>
  page.waitForFunction((wanted) => window.dolmen?.session.get().view.ply === wanted, ply);

/** As the browser does it: the page is told that nobody sees it, and draws nothing. */
async function hideTab(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wait = window.requestAnimationFrame;
    const kept: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => kept.push(callback);
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.assign(window, {
      showTab: () => {
        window.requestAnimationFrame = wait;
        Object.defineProperty(document, 'hidden', { configurable: true, value: false });
        document.dispatchEvent(new Event('visibilitychange'));
        for (const callback of kept) wait(callback);
      },
    });
  });
  await page
    .getByRole('alert')
    .getByText(/took off/)
    .waitFor();
  await page.evaluate(() => (window as unknown as { showTab(): void }).showTab());
}

/** While a headset is drawn without pause, a click would wait for one for ever. */
async function changeQuality(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).dispatchEvent('click');
  await page.getByLabel('Picture').evaluate((select: HTMLSelectElement) => {
    select.value = 'low';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.keyboard.press('Escape');
}

/** What else brings one back, and what the page says then. */
const WAYS_OUT: Readonly<Record<string, readonly [way: (page: Page) => Promise<unknown>, words: RegExp]>> = {
  'another quality': [changeQuality, /drawn anew/],
  'a wish for less motion': [(page) => page.emulateMedia({ reducedMotion: 'reduce' }), /drawn anew/],
  'the headset taken off': [
    (page) => page.evaluate(() => window.headset.updateVisibilityState('hidden')),
    /took off the headset/,
  ],
  'another tab': [hideTab, /took off the headset/],
  'the system': [(page) => page.evaluate(() => window.headset.activeSession?.end()), /The headset was left/],
};

describe.runIf(LONG)('in a headset, the long run', () => {
  test.each(Object.entries(WAYS_OUT))(
    '%s brings back the flat picture, and the match goes on',
    async (name, [way, words]) => {
      // A level that the address asks for could not be changed.
      await using here = await sit('game=keltis&seats=2', '', name === 'another quality' ? '?probe' : undefined);
      await untilAsked(here.page);
      await enter(here.page);
      await way(here.page);
      await isBack(here.page, words);
      isClean(here);
    },
  );

  test('a line that breaks for long brings back the flat picture, and the match goes on when it is mended', async () => {
    await using here = await visit(house.browser, house.home.address, { before: HEADSET, ...SMALL });
    const { page, context } = here;
    const box = page.getByRole('article', { name: 'Keltis', exact: true });
    await box.getByRole('button', { name: 'Play', exact: false }).first().click();
    await untilAsked(page);
    await enter(page);
    await playSeated(page, CONTROLLER, 1);
    await context.setOffline(true);
    await page
      .getByRole('alert')
      .getByText(/line to the table was lost/)
      .waitFor();
    await untilFlat(page);
    await context.setOffline(false);
    await playOn(page, 'click', { most: 2 });
    isClean(here);
  });

  test('a window that was resized meanwhile is filled again', async () => {
    await using here = await sit('game=keltis&seats=2');
    const { page } = here;
    await untilAsked(page);
    await enter(page);
    await page.setViewportSize({ width: 500, height: 420 });
    await untilFrames(page);
    await leave(page, CONTROLLER);
    await untilAsked(page);
    const [canvas, frame] = await page.evaluate(() =>
      ['canvas', '.scene-picture'].map((name) => {
        const { width = 0, height = 0 } = document.querySelector(name)?.getBoundingClientRect() ?? {};
        return [width, height];
      }),
    );
    expect(canvas).toEqual(frame);
    await playOn(page, 'click', { most: 1 });
    isClean(here);
  });

  test('a whole game of Keltis is played by the rays of a controller', { timeout: PATIENCE * 20 }, async () => {
    await using here = await sit('game=keltis&seats=4');
    const { page } = here;
    await untilAsked(page);
    await enter(page);
    expect(await playSeated(page, CONTROLLER)).toBeGreaterThan(10);
    expect((await look(page)).view.toAct).toBeNull();
    isClean(here);
  });

  test.each([
    ['rune', 'game=rune'],
    ['rune-stones', 'game=rune-stones&seats=3'],
  ])('turns of %s are played by hands that pinch', async (_game, query) => {
    await using here = await sit(query, ';headset.primaryInputMode = "hand";');
    const { page } = here;
    await untilAsked(page);
    await enter(page);
    expect(await playSeated(page, HAND, 4)).toBe(4);
    await leave(page, HAND);
    await playOn(page, 'click', { most: 2 });
    isClean(here);
  });

  test('a card of Rune is turned by a thumbstick, and by a wrist', async () => {
    await using here = await sit('game=rune');
    const { page } = here;
    const turned = async (): Promise<string> => (await look(page)).touched[1] ?? '';
    const { next } = await untilAsked(page);
    await enter(page);
    const [card = ''] = next.filter((piece) => piece.startsWith('hand:'));
    await pointAt(page, 'right', (await pointOn(page, 'right', card)) ?? [0, 0, 0]);
    await pinch(page, 'right', 'trigger');
    expect((await look(page)).touched[0]).toBe(card);
    const before = await turned();
    await pushStick(page, 'right');
    const pushed = await turned();
    expect(pushed).not.toBe(before);
    await page.evaluate(() => {
      window.headset.primaryInputMode = 'hand';
    });
    await pointAt(page, 'right', [0, 0, 1]);
    await twistWrist(page, 'right');
    expect(await turned()).not.toBe(pushed);
    isClean(here);
  });

  test('a fingertip opens the menu, switches once, and leaves', async () => {
    await using here = await sit('game=keltis&seats=2', ';headset.primaryInputMode = "hand";');
    const { page } = here;
    const lean = () => page.evaluate(() => window.dolmen?.buttons().find(({ id }) => id === 'lean')?.isOn);
    await untilAsked(page);
    await enter(page);
    await poke(page, 'menu');
    expect(await lean()).toBe(false);
    const before = await viewpointOf(page);
    await poke(page, 'lean');
    await changedFrom(page, before);
    expect(await lean()).toBe(true);
    await poke(page, 'leave-xr');
    await untilFlat(page);
    await playOn(page, 'click', { most: 1 });
    isClean(here);
  });

  test('a replay is wound by a panel', async () => {
    await using here = await visit(house.browser, house.home.address, { hash: '#/replay', before: HEADSET, ...SMALL });
    const { page } = here;
    await page.getByLabel('Choose a file').setInputFiles(EXAMPLE);
    await untilPly(page, 0);
    await enter(page);
    await pressNow(page, 'step-on', CONTROLLER);
    await untilPly(page, 1);
    await pressNow(page, 'turn-on', CONTROLLER);
    await page.waitForFunction(() => (window.dolmen?.session.get().view.ply ?? 0) > 1);
    await pressNow(page, 'speed', CONTROLLER);
    await pressNow(page, 'play', CONTROLLER);
    await page.waitForFunction(() => (window.dolmen?.session.get().view.ply ?? 0) > 4);
    await pressNow(page, 'pause', CONTROLLER);
    await pressNow(page, 'menu', CONTROLLER);
    await pressNow(page, 'leave-xr', CONTROLLER);
    await untilFlat(page);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    isClean(here);
  });

  test('one sits elsewhere, leans in, and sits straight again', async () => {
    await using here = await sit('game=rune-stones&seats=3');
    const { page } = here;
    await untilAsked(page);
    await enter(page);
    const first = await viewpointOf(page);
    await press(page, 'menu', CONTROLLER);
    await press(page, 'lean', CONTROLLER);
    const leaning = await changedFrom(page, first);
    expect(leaning.eyes[2]).toBeLessThan(first.eyes[2]);
    await press(page, 'place', CONTROLLER);
    const left = await changedFrom(page, leaning);
    expect([left.eyes[0] < -2, left.yaw < 0]).toEqual([true, true]);
    // Somebody shifts on the chair, and wants to sit as before.
    await page.evaluate(() => window.headset.position.set(0.4, 1.1, 0.3));
    await untilFrames(page);
    expect(await headAway(page, left.eyes)).toBeGreaterThan(3);
    await page.evaluate(() => window.headset.recenter());
    await expect.poll(() => headAway(page, left.eyes), { timeout: PATIENCE }).toBeLessThan(0.1);
    isClean(here);
  });

  test('on one’s own table: put down by a tap, made larger by two hands, played, and left', async () => {
    await using here = await sit('game=keltis&seats=2', ';headset.primaryInputMode = "hand";');
    const { page } = here;
    await untilAsked(page);
    await ask(page, /AR/);
    await page.waitForFunction(() => window.dolmen?.poses.get()?.head.isThere, undefined, { timeout: PATIENCE });
    await pinch(page, 'right', 'pinch');
    const put = await changedFrom(page, null);
    expect(put.size).toBe(2);
    await pullApart(page, 1.5);
    expect((await changedFrom(page, put)).size).toBeCloseTo(2 / 1.5, 1);
    expect(await playSeated(page, HAND, 2)).toBe(2);
    await leave(page, HAND);
    await playOn(page, 'click', { most: 1 });
    isClean(here);
  });
});
