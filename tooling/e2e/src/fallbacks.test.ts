import { at } from '@dolmen/core';
import { keltis, type View } from '@dolmen/core/keltis';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { gestureOf, give, look, pointOf, pressAt, sensibleWord, untilAsked, untilRest } from './support/hands.ts';
import { houseWithoutRooms } from './support/house.ts';
import { openBrowser, PATIENCE, visit } from './support/visit.ts';

const house = houseWithoutRooms();

const practice = (query: string): string => `#/practice?level=beginner&pause=0&seed=7&${query}`;

const MOVE = '.text-moves ul button';

/** Goes to the first move with the keyboard alone and takes it, until the game is over. */
async function playByKeyboard(page: Page, most: number): Promise<number> {
  for (let presses = 0; presses < most; presses++) {
    const isOver = await page
      .waitForFunction(
        (move) => (document.querySelector('dialog[open]') ? 'over' : document.querySelector(move) && 'asked'),
        MOVE,
        { timeout: PATIENCE },
      )
      .then((handle) => handle.jsonValue());
    if (isOver === 'over') return presses;
    await page
      .locator(MOVE)
      .first()
      .focus({ timeout: 5_000 })
      .catch(() => {});
    await page.keyboard.press('Enter');
  }
  throw new Error(`the game was not over after ${most} moves`);
}

describe('without a picture', () => {
  test('a browser with no WebGL gets the text table, and plays by keyboard alone to the end', async () => {
    await using blind = await openBrowser('--disable-3d-apis');
    await using here = await visit(blind, house.home.address, { hash: practice('game=rune'), query: '' });
    await here.page.locator(MOVE).first().waitFor();
    expect(await violations(here.page)).toEqual([]);
    expect(await playByKeyboard(here.page, 400)).toBeGreaterThan(5);
    expect(here.faults).toEqual([]);
  });

  test.each(['keltis', 'rune', 'rune-stones'])('the text table of %s has nothing that axe minds', async (game) => {
    await using here = await visit(house.browser, house.home.address, { hash: practice(`game=${game}`) });
    await untilAsked(here.page);
    await here.page.keyboard.press('t');
    await here.page.locator(MOVE).first().waitFor();
    expect(await violations(here.page)).toEqual([]);
  });
});

test('the front page has nothing that axe minds', async () => {
  await using here = await visit(house.browser, house.home.address);
  await here.page.getByRole('heading', { level: 1 }).waitFor();
  await here.page.getByRole('region', { name: 'Open tables' }).scrollIntoViewIfNeeded();
  await here.page.getByText('The server does not answer').first().waitFor();
  expect(await violations(here.page)).toEqual([]);
});

describe('the picture', () => {
  test('comes back after the graphics context was lost, and after the window was turned', async () => {
    await using here = await visit(house.browser, house.home.address, { hash: practice('game=keltis') });
    const { page } = here;
    await untilAsked(page);
    await page.evaluate(() => {
      const gl = document.querySelector('canvas')?.getContext('webgl2');
      const loss = gl?.getExtension('WEBGL_lose_context');
      loss?.loseContext();
      setTimeout(() => loss?.restoreContext(), 200);
    });
    await page.setViewportSize({ width: 800, height: 1280 });
    await page.setViewportSize({ width: 1280, height: 800 });
    const sight = await untilAsked(page);
    await give(page, sight, sensibleWord(sight), 'click');
    expect(here.faults).toEqual([]);
  });

  test('an illegal touch is answered with the rule, in words, and changes nothing', async () => {
    await using here = await visit(house.browser, house.home.address, { hash: practice('game=keltis') });
    const before = await untilAsked(here.page);
    await untilRest(here.page);
    const top = (before.view as View).stock.length - 1;
    const stock = await here.page.evaluate((id) => window.dolmen?.piece(id)?.at ?? null, `stock/${top}`);
    if (stock === null) throw new Error('the stock cannot be seen');
    await pressAt(stock, here.page, 'click');
    await here.page.getByRole('alert').first().waitFor();
    expect((await here.page.getByRole('alert').first().textContent())?.length).toBeGreaterThan(10);
    expect((await look(here.page)).view).toEqual(before.view);
  });

  test('a card is enlarged, in words and crisp, by pointing at it', async () => {
    await using here = await visit(house.browser, house.home.address, { hash: practice('game=keltis') });
    const { page } = here;
    const { game, view } = await untilAsked(page);
    const [card = ''] = gestureOf(game, at(keltis.legal(view as View).map(keltis.format), 0));
    const point = await pointOf(page, card);
    if (point === null) throw new Error('no card in hand can be seen');
    await page.mouse.move(point.x - 40, point.y - 60);
    await page.mouse.move(point.x, point.y, { steps: 4 });
    await page.locator('.scene-close').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.scene-close').waitFor({ state: 'detached' });
  });
});
