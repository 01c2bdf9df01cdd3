import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playOn, untilAsked, untilRest } from './support/hands.ts';
import { houseWithoutRooms } from './support/house.ts';
import { PHONE, visit } from './support/visit.ts';

const house = houseWithoutRooms();
const SIDEWAYS = { width: 844, height: 390 } as const;

/** What can be touched now, but neither in the picture nor as a button is as large as a fingertip. Runs in the page. */
function tooSmall(): readonly string[] {
  const isLarge = (width: number, height: number): boolean => Math.min(width, height) >= 43.5;
  const inPicture = (piece: string): boolean => {
    const box = window.dolmen?.extent(piece);
    if (!box) return false;
    const [width, height] = [
      Math.min(box.right, innerWidth) - Math.max(box.left, 0),
      Math.min(box.bottom, innerHeight) - Math.max(box.top, 0),
    ];
    return isLarge(width, height);
  };
  const asButton = (piece: string): boolean =>
    [...document.querySelectorAll(`.choosers [data-piece="${piece}"]`)].some((button) => {
      const { width, height } = button.getBoundingClientRect();
      return isLarge(width, height);
    });
  return (window.dolmen?.session.get().next ?? []).filter((piece) => !inPicture(piece) && !asButton(piece));
}

const isAtThumb = (page: Page, piece: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const box = document.querySelector(`.choosers [data-piece="${wanted}"]`)?.getBoundingClientRect();
    return box !== undefined && box.top > innerHeight * 0.3 && box.height >= 44;
  }, piece);

const expectNoneTooSmall = async (page: Page): Promise<void> => {
  await untilRest(page);
  await expect.poll(() => page.evaluate(tooSmall), { timeout: 60_000 }).toEqual([]);
};

/** Where a piece is while the prompt says so much. */
const placeWith = async (page: Page, piece: string, words: string): Promise<unknown> => {
  await page.evaluate((text) => {
    const what = document.querySelector('.prompt-what');
    if (what) what.textContent = text;
  }, words);
  await untilRest(page);
  return page.evaluate((id) => window.dolmen?.extent(id), piece);
};

test.each(['game=rune-stones&seats=2', 'game=rune-stones&seats=4', 'game=keltis&seats=3', 'game=rune'])(
  '%s: a finger hits whatever can be touched, upright and sideways',
  async (match) => {
    const hash = `#/practice?${match}&level=beginner&pause=0&seed=5`;
    await using here = await visit(house.browser, house.home.address, { ...PHONE, hash });
    const { page } = here;
    const { next, game } = await untilAsked(page);
    await expectNoneTooSmall(page);
    if (game === 'rune-stones') expect(await isAtThumb(page, 'action:summon')).toBe(true);
    const [piece = ''] = next;
    const before = await placeWith(page, piece, 'Now.');
    expect(await placeWith(page, piece, 'Lay a card of yours where it may lie, or do without. '.repeat(2))).toEqual(
      before,
    );
    await page.setViewportSize(SIDEWAYS);
    await expectNoneTooSmall(page);
    await page.setViewportSize(PHONE.viewport);
    for (let turn = 0; turn < 3; turn++) {
      await playOn(page, 'tap', { most: 1 });
      await untilAsked(page);
      await expectNoneTooSmall(page);
    }
    expect(here.faults).toEqual([]);
  },
);
