import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { untilAsked, untilRest } from './support/hands.ts';
import { houseWithRooms } from './support/house.ts';
import { DESKTOP, PATIENCE, visit } from './support/visit.ts';

const house = houseWithRooms();

/** Only tests load it. */
const PROBE = /\/probe-[^/]*\.js$/;

interface Weighed extends AsyncDisposable {
  readonly page: Page;
  /** Every script and style that was fetched so far, in kB as the server sent them. */
  weight(): Promise<number>;
}

/** The front page in a browser that was never here: it has nothing yet, and keeps nothing ahead of time. */
async function firstVisit(): Promise<Weighed> {
  const context = await house.browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...DESKTOP });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const weights: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    const path = new URL(request.url()).pathname;
    if (/\.(js|css)$/.test(path) && !PROBE.test(path)) weights.push(weightOf(request));
  });
  await page.goto(`${house.home.address}/?quality=test&probe#/`);
  const weight = async (): Promise<number> =>
    (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0) / 1000;
  return { page, weight, [Symbol.asyncDispose]: () => context.close() };
}

const weightOf = async (request: Request): Promise<number> => (await request.sizes()).responseBodySize;

describe('what is fetched', () => {
  test('for the front page: at most 80 kB of script and style, and none of the picture', async () => {
    await using here = await firstVisit();
    const { page, weight } = here;
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    console.log(`front page: ${(await weight()).toFixed(1)} kB`);
    expect(await weight()).toBeGreaterThan(40);
    expect(await weight()).toBeLessThanOrEqual(80);
  });

  test.each(['Keltis', 'Rune', 'Rune Stones'])(
    'until %s can be played: at most 400 kB of script and style',
    async (title) => {
      await using here = await firstVisit();
      const { page, weight } = here;
      const box = page.getByRole('article', { name: title, exact: true });
      await box.getByRole('button', { name: 'Play', exact: false }).first().click();
      await untilAsked(page);
      await page.waitForFunction(() => (window.dolmen?.touchables().length ?? 0) > 0);
      console.log(`${title}: ${(await weight()).toFixed(1)} kB`);
      expect(await weight()).toBeGreaterThan(200);
      expect(await weight()).toBeLessThanOrEqual(400);
    },
  );
});

/** Frames drawn in so many milliseconds, once nothing moves. */
async function framesWhileIdle(page: Page, millis: number): Promise<number> {
  await untilRest(page);
  return page.evaluate(async (pause) => {
    const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pause));
    // The last frame of a motion is drawn after it came to rest.
    await wait();
    const before = window.dolmen?.frames() ?? Number.NaN;
    await wait();
    return (window.dolmen?.frames() ?? Number.NaN) - before;
  }, millis);
}

const FULL = encodeURIComponent('{"nocturnal":true}');

/** The level that most get; drawn small, which changes neither calls nor triangles. */
describe('the picture at the default quality', () => {
  test.each([
    ['keltis', 'seats=4'],
    ['rune', ''],
    ['rune-stones', `seats=4&options=${FULL}`],
  ])('of %s draws at most 80 calls and 150,000 triangles, and nothing while idle', async (game, more) => {
    await using here = await visit(house.browser, house.home.address, {
      hash: `#/practice?game=${game}&level=beginner&pause=0&seed=3&${more}`,
      query: '?quality=medium&probe',
      viewport: { width: 480, height: 320 },
    });
    const { page } = here;
    await untilAsked(page);
    await untilRest(page);
    const { calls = 0, triangles = 0 } = (await page.evaluate(() => window.dolmen?.cost())) ?? {};
    console.log(`${game}: ${calls} calls, ${triangles} triangles`);
    expect(calls).toBeGreaterThan(5);
    expect(calls).toBeLessThanOrEqual(80);
    expect(triangles).toBeLessThanOrEqual(150_000);
    expect(await framesWhileIdle(page, 3000)).toBe(0);
  });
});
