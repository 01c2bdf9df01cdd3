import { GAMES, type GameId } from '@dolmen/core';
import { LANGUAGES, type Language } from '@dolmen/messages/fill';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { touch, untilAsked, untilRest } from './support/hands.ts';
import { houseWithoutRooms } from './support/house.ts';
import { PHONE, visit } from './support/visit.ts';

const house = houseWithoutRooms();

const TITLES = { keltis: 'Keltis', rune: 'Rune', 'rune-stones': 'Rune Stones' } as const satisfies Record<
  GameId,
  string
>;
const IDS = Object.keys(GAMES) as GameId[];

/** Does what the guide points at, or reads on, until it is over. Returns how many steps there were. */
async function walk(page: Page): Promise<number> {
  const guide = page.locator('.guide');
  const next = guide.getByRole('button', { name: 'Next' });
  for (let steps = 0; steps < 120; steps++) {
    await untilRest(page);
    if (await guide.getByRole('button', { name: 'Play on' }).isVisible()) return steps;
    if (await next.isVisible()) await next.click();
    else await follow(page);
  }
  throw new Error('the guide does not end');
}

/** Touches what is pointed at, in the picture or beside it, once the own seat is asked. */
async function follow(page: Page): Promise<void> {
  await untilAsked(page);
  const wanted = await page.evaluate(() => {
    const now = window.dolmen?.session.get() as unknown as { next: readonly string[] };
    const isBeside = (piece: string): boolean =>
      document.querySelector(`[data-piece="${piece}"]:not([data-mirror] *)`)?.checkVisibility() === true;
    const points = document.querySelector('.guide')?.getAttribute('data-points')?.split(' ') ?? [];
    return points.find((piece) => now.next.includes(piece) || isBeside(piece)) ?? null;
  });
  // Nothing to touch yet: the computer is to move, or the panel has not caught up.
  if (wanted === null) await page.waitForTimeout(100);
  else await touch(page, wanted, 'click');
}

describe.each(IDS)('%s', (game) => {
  test('the guide is walked through, from the front page to its end', async () => {
    await using here = await visit(house.browser, house.home.address);
    const { page } = here;
    await page.getByRole('article', { name: TITLES[game], exact: true }).getByText('First game').click();
    await untilAsked(page);
    expect(await walk(page)).toBeGreaterThan(5);
    expect([here.outside, here.faults]).toEqual([[], []]);
  });
});

test('the lexicon is searched', async () => {
  await using here = await visit(house.browser, house.home.address, {
    hash: '#/practice?game=rune-stones&seed=3&pause=0',
  });
  const { page } = here;
  await untilAsked(page);
  await page.keyboard.press('i');
  const search = page.getByRole('dialog').getByRole('searchbox');
  const rows = page.locator('.lexicon-list li');
  await search.waitFor();
  const all = await rows.count();
  await search.fill('DRAGON');
  await expect.poll(() => rows.count()).toBeLessThan(all);
  expect(await rows.count()).toBeGreaterThan(0);
  expect((await rows.allTextContents()).every((text) => /dragon/i.test(text))).toBe(true);
  await search.fill('no such thing at all');
  await page.locator('.lexicon-empty').waitFor();
  expect(here.faults).toEqual([]);
});

/** Texts that are cut off, stick out of the page, or were never filled in. */
const poorTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.hidden-text') === null &&
      element.getBoundingClientRect().width > 1;
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
    const isCut = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isTooWide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      const isTooHigh = element.scrollHeight > element.clientHeight + 2 && element.clientHeight > 0;
      const isHidden = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      return (isTooWide && isHidden(overflowX)) || (isTooHigh && isHidden(overflowY));
    };
    const sticksOut = (element: Element): boolean => {
      const { left, right } = element.getBoundingClientRect();
      // What lies in something that scrolls can be reached.
      const scroller = element.closest('[class*=scroll], .glances, .players, .choosers, dialog, .log, .chat');
      return scroller === null && (left < -1 || right > innerWidth + 1);
    };
    const isRaw = (text: string): boolean =>
      /\{\w+\}|\b(lobby|table|scene|help|keltis|rune|rune-stones)\.\w+\./.test(text);
    return [...document.querySelectorAll('body *')]
      .filter((element) => hasText(element) && isSeen(element))
      .filter((element) => isCut(element) || sticksOut(element) || isRaw(element.textContent ?? ''))
      .map((element) => `${element.className}: ${element.textContent?.slice(0, 60)}`);
  });

const speak = (page: Page, language: Language): Promise<unknown> =>
  page.addInitScript((code) => {
    const kept = JSON.parse(localStorage.getItem('dolmen.settings') ?? '{}');
    localStorage.setItem('dolmen.settings', JSON.stringify({ ...kept, language: code }));
  }, language);

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([
    ['a large screen', {}],
    ['a phone', PHONE],
  ])('no text is missing or cut off on %s', async (_, size) => {
    await using here = await visit(house.browser, house.home.address, size);
    const { page } = here;
    await speak(page, language);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    const found: Record<string, string[]> = { front: await poorTexts(page) };
    for (const game of IDS) {
      await page.goto(
        `${house.home.address}/?quality=test&probe&${game}#/practice?game=${game}&seats=2&seed=3&pause=0&guide=1`,
      );
      await untilAsked(page);
      found[game] = await poorTexts(page);
    }
    await page.keyboard.press('F1');
    await page.getByRole('dialog').waitFor();
    found.rules = await poorTexts(page);
    expect(found).toEqual({ front: [], keltis: [], rune: [], 'rune-stones': [], rules: [] });
    expect(here.faults).toEqual([]);
  });
});
