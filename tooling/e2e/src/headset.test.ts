import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { give, look, playOn, sensibleWord, untilAsked } from './support/hands.ts';
import {
  answer,
  enter,
  HEADSET,
  type Hand,
  leave,
  lookAt,
  playSeated,
  pointAt,
  pointed,
  pointOn,
  untilFlat,
  untilFrames,
} from './support/headset.ts';
import { houseWithoutRooms, houseWithRooms } from './support/house.ts';
import { LONG } from './support/long.ts';
import { PATIENCE, type Visit, visit } from './support/visit.ts';

const site = houseWithoutRooms();
const rooms = houseWithRooms();

const CONTROLLER: Hand = { side: 'right', by: 'trigger' };
const HAND: Hand = { side: 'right', by: 'pinch' };
/** Two eyes, drawn in software: the smaller the better. */
const SMALL = { viewport: { width: 640, height: 360 } } as const;

const sit = (query: string, before = ''): Promise<Visit> =>
  visit(site.browser, site.home.address, {
    hash: `#/practice?level=beginner&pause=0&seed=7&${query}`,
    before: HEADSET + before,
    ...SMALL,
  });

const isClean = ({ outside, faults }: Visit): void => expect([outside, faults]).toEqual([[], []]);

const told = (page: Page): Promise<string> => page.getByRole('alert').first().innerText();

test('one enters, looks about, plays by rays, leaves, and goes on with the mouse; the second time as well', async () => {
  await using here = await sit('game=keltis&seats=2');
  const { page } = here;
  await untilAsked(page);
  await enter(page);
  const [first] = (await page.evaluate(() => window.dolmen?.session.get().next)) ?? [];
  const card = await pointOn(page, 'right', first ?? '');
  await lookAt(page, [0, 0, -30]);
  await pointAt(page, 'right', card ?? [0, 0, 0]);
  expect(await pointed(page)).toBe(first);
  expect(await playSeated(page, CONTROLLER, 2)).toBe(2);
  await leave(page, CONTROLLER);
  expect(await playOn(page, 'click', { most: 1 })).toMatchObject({ picture: 2 });

  await enter(page);
  const sight = await untilAsked(page);
  await answer(page, sight, sensibleWord(sight), CONTROLLER);
  // One action of ours, and those of the other: a hand that touched twice would have made two.
  expect((await look(page)).view.ply).toBeGreaterThan(sight.view.ply);
  await leave(page, CONTROLLER);
  isClean(here);
});
