import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { untilAsked } from './support/hands.ts';
import { houseWithoutRooms } from './support/house.ts';
import { LONG } from './support/long.ts';
import { openBrowser, PATIENCE, visit } from './support/visit.ts';

const house = houseWithoutRooms();

const practice = (game: string): string => `#/practice?level=beginner&pause=0&seed=7&game=${game}`;

declare global {
  interface Window {
    /** The numbers of the lines that were read out, as they came. */
    announced?: number[];
  }
}

/** Writes down every line that is added to what is read out. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const announced: number[] = [];
    window.announced = announced;
    const region = document.querySelector('[role="log"][aria-live="polite"]');
    if (!region) throw new Error('nothing is read out politely');
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) announced.push(Number((node as HTMLElement).dataset.line));
    }).observe(region, { childList: true, subtree: true, characterData: true });
  });

/** Where the focus comes to rest: on the first choice, or the game is over. Anywhere else it waits in vain. */
const untilFocused = async (page: Page): Promise<'choice' | 'over'> => {
  const handle = await page.waitForFunction(
    () => {
      const { activeElement } = document;
      if (activeElement?.closest('dialog[open]')) return 'over';
      return activeElement !== null && activeElement === document.querySelector('.text-moves ul button') && 'choice';
    },
    undefined,
    { timeout: PATIENCE, polling: 20 },
  );
  return (await handle.jsonValue()) as 'choice' | 'over';
};

/** In the moment after a move it may also be on the heading of the choices. */
const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches('.text-moves h3, .text-moves ul button, dialog *') === true);

/** Not always the first: every third time the one after it, where there is one. */
async function choose(page: Page, move: number): Promise<void> {
  const isMove = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.matches('.text-moves ul button') === true);
  if (move % 3 === 1) {
    await page.keyboard.press('Tab');
    if (!(await isMove())) await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Enter');
}

/** Plays with keys alone; returns how many moves were made, and whether that was the end. */
async function playByKeys(page: Page, most: number): Promise<{ readonly moves: number; readonly isOver: boolean }> {
  for (let moves = 0; moves < most; moves++) {
    if ((await untilFocused(page)) === 'over') return { moves, isOver: true };
    await choose(page, moves);
    expect(await isKept(page), `focus after move ${moves + 1}`).toBe(true);
  }
  return { moves: most, isOver: false };
}

describe('by keyboard alone, without a picture', () => {
  test.each([
    ['rune', 400, true],
    ['keltis', LONG ? 400 : 12, LONG],
    ['rune-stones', LONG ? 4_000 : 12, LONG],
  ] as const)(
    '%s keeps the focus after every move, and everything is read out once and in order',
    async (game, most, toTheEnd) => {
      await using blind = await openBrowser('--disable-3d-apis');
      await using here = await visit(blind, house.home.address, { hash: practice(game), query: '' });
      const { page } = here;
      await untilFocused(page);
      await listen(page);
      const { moves, isOver } = await playByKeys(page, most);
      expect(isOver).toBe(toTheEnd);
      const announced = (await page.evaluate(() => window.announced)) ?? [];
      expect(announced.length).toBeGreaterThanOrEqual(moves);
      expect(announced).toEqual([...new Set(announced)].sort((one, other) => one - other));
      expect(here.faults).toEqual([]);
    },
  );
});

/** What the Tab key comes by, once around. */
async function tabStops(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]')]
      .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility())
      .map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()),
  );
}

describe('beside the picture', () => {
  test.each(['keltis', 'rune', 'rune-stones'])(
    'the text table of %s has nothing twice in the way of the Tab key, and leaves alone who is elsewhere',
    async (game) => {
      const warnings: string[] = [];
      await using here = await visit(house.browser, house.home.address, { hash: '#/' });
      const { page } = here;
      page.on('console', (said) => void (said.type() === 'warning' && warnings.push(said.text())));
      await page.evaluate((hash) => location.assign(hash), practice(game));
      await untilAsked(page);
      await page.keyboard.press('t');
      await untilFocused(page);
      expect(await page.locator('[data-mirror]').count()).toBe(0);
      const stops = await tabStops(page);
      expect(stops.filter((name, index) => stops.indexOf(name) !== index)).toEqual([]);
      await page.getByRole('button', { name: 'Menu' }).focus();
      await page.locator('.text-moves ul button').first().dispatchEvent('click');
      await untilAsked(page);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu');
      expect(warnings.filter((text) => !/GPU stall|GL Driver|Automatic fallback to software/.test(text))).toEqual([]);
      expect(here.faults).toEqual([]);
    },
  );
});
