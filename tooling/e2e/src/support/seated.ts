import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { look, playOn, untilAsked } from './hands.ts';
import { type Hand, HEADSET, untilFlat } from './headset.ts';
import type { House } from './house.ts';
import { type Visit, visit } from './visit.ts';

export const CONTROLLER: Hand = { side: 'right', by: 'trigger' };
export const HAND: Hand = { side: 'right', by: 'pinch' };
/** Two eyes, drawn in software: the smaller the better. */
export const SMALL = { viewport: { width: 640, height: 360 } } as const;

/** A practice match in a browser that has a headset. */
export const sitter =
  (house: House<{ readonly address: string }>) =>
  (query: string, before = '', level = '?quality=test&probe'): Promise<Visit> =>
    visit(house.browser, house.home.address, {
      query: level,
      hash: `#/practice?level=beginner&pause=0&seed=7&${query}`,
      before: HEADSET + before,
      ...SMALL,
    });

export const isClean = ({ outside, faults }: Visit): void => expect([outside, faults]).toEqual([[], []]);

/** The flat picture is back with these words, and the match goes on by the mouse. */
export async function isBack(page: Page, words: RegExp): Promise<void> {
  await page.getByRole('alert').getByText(words).waitFor();
  await untilFlat(page);
  const { view } = await untilAsked(page);
  await playOn(page, 'click', { most: 1 });
  expect((await look(page)).view.ply).toBeGreaterThan(view.ply);
}
