import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { look, playOn, untilAsked, untilRest } from './support/hands.ts';
import { houseWithoutRooms } from './support/house.ts';
import { openMenu, putOnViewer } from './support/viewer.ts';
import { PATIENCE, type Visit, visit } from './support/visit.ts';

const house = houseWithoutRooms();

const SMALL = { viewport: { width: 720, height: 420 } } as const;
const atTable = (query: string): Promise<Visit> =>
  visit(house.browser, house.home.address, { ...SMALL, hash: `#/practice?level=beginner&pause=0&seed=7&${query}` });

const isSeenAs = (page: Page, way: string | null): Promise<unknown> =>
  page.waitForFunction((name) => (document.documentElement.dataset.seeing ?? null) === name, way, {
    timeout: PATIENCE,
  });

describe('a phone in a viewer', () => {
  test('plays by looks and by taps, and the match goes on with the mouse', async () => {
    await using here = await atTable('game=keltis');
    const { page } = here;
    await untilAsked(page);
    const viewer = await putOnViewer(page);
    await isSeenAs(page, 'side-by-side');
    expect(await page.locator('.hud').isVisible()).toBe(false);
    const before = (await look(page)).view.ply;
    await viewer.playOn(3, 'dwell');
    await viewer.playOn(3, 'tap');
    expect((await look(page)).view.ply).toBeGreaterThanOrEqual(before + 6);
    await viewer.press('menu');
    await viewer.press('leave-way');
    await isSeenAs(page, null);
    await playOn(page, 'click', { most: 2 });
    expect([here.outside, here.faults]).toEqual([[], []]);
  });

  test.each([
    ['rune-stones', 'seats=3'],
    ['rune', ''],
  ])('takes some turns of %s', async (game, more) => {
    await using here = await atTable(`game=${game}&${more}`);
    const { page } = here;
    await untilAsked(page);
    const viewer = await putOnViewer(page);
    await viewer.playOn(4, 'tap');
    await page.keyboard.press('Escape');
    await isSeenAs(page, null);
    await playOn(page, 'click', { most: 1 });
    expect(here.faults).toEqual([]);
  });

  test('that may not tell how it is turned stays a screen, with a word of explanation', async () => {
    await using here = await atTable('game=keltis');
    const { page } = here;
    await untilAsked(page);
    // All that is not named is refused.
    await here.context.grantPermissions(['geolocation']);
    await openMenu(page);
    await page.getByRole('button', { name: 'Phone in a viewer' }).click();
    await page.getByText('Allow motion sensors').waitFor();
    await isSeenAs(page, null);
    await page.keyboard.press('k');
    await playOn(page, 'click', { most: 1 });
    expect(here.faults).toEqual([]);
  });
});

interface Tally {
  /** Of all pixels: how many are as green as blue, and how many redder or less red than green. */
  readonly asGreenAsBlue: number;
  readonly unlikeRed: number;
}

/** What colours the picture has. */
async function colorsOf(page: Page): Promise<Tally> {
  await untilRest(page);
  const shot = await page.locator('.scene-picture canvas').screenshot({ timeout: PATIENCE });
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const { width, height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const brush = canvas.getContext('2d');
    brush?.drawImage(image, 0, 0);
    // The middle: the page lies over the edges.
    const { data } = brush?.getImageData(width * 0.3, height * 0.3, width * 0.4, height * 0.4) ?? { data: [] };
    let [alike, unlike] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
      if (Math.abs(green - blue) <= 3) alike++;
      if (Math.abs(red - green) > 24) unlike++;
    }
    return { asGreenAsBlue: (alike * 4) / data.length, unlikeRed: (unlike * 4) / data.length };
  }, shot.toString('base64'));
}

test('red-cyan glasses: in colour, in grey, and off again, in the same match', async () => {
  await using here = await atTable('game=keltis');
  const { page } = here;
  await untilAsked(page);
  const flat = await colorsOf(page);
  await openMenu(page);
  const grey = page.getByRole('button', { name: 'Red-cyan glasses, in grey' });
  await page.getByRole('button', { name: 'Red-cyan glasses', exact: true }).click();
  await page.getByRole('button', { name: 'Red-cyan glasses', exact: true, pressed: true }).waitFor();
  await page.keyboard.press('k');
  await playOn(page, 'click', { most: 1 });
  await openMenu(page);
  await grey.click();
  await page.getByRole('button', { name: 'Red-cyan glasses, in grey', pressed: true }).waitFor();
  await page.keyboard.press('k');
  await untilAsked(page);
  const seen = await colorsOf(page);
  expect(flat.asGreenAsBlue).toBeLessThan(0.5);
  expect(seen.asGreenAsBlue).toBeGreaterThan(0.98);
  // Where both eyes see the same there is no red and no cyan: there is depth.
  expect(seen.unlikeRed).toBeGreaterThan(0.01);
  await openMenu(page);
  await grey.click();
  await page.getByRole('button', { name: 'Red-cyan glasses, in grey', pressed: false }).waitFor();
  await page.keyboard.press('k');
  await playOn(page, 'click', { most: 1 });
  expect((await colorsOf(page)).asGreenAsBlue).toBeLessThan(0.5);
  expect(here.faults).toEqual([]);
});
