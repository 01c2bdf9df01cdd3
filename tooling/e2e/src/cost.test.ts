import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { untilAsked, untilRest } from './support/hands.ts';
import { houseWithRooms } from './support/house.ts';
import { SITE } from './support/site.ts';
import { visit } from './support/visit.ts';

const house = houseWithRooms();

/** Only tests load it. */
const PROBE = /\/probe-[^/]*\.js$/;

/** All scripts that were fetched until now, in kB as a server would send them. */
function weigher(page: Page, address: string): () => number {
  const files = new Set<string>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.url().startsWith(address) && path.endsWith('.js') && !PROBE.test(path)) files.add(path);
  });
  const weightOf = (path: string): number => gzipSync(readFileSync(join(SITE, path)), { level: 9 }).length;
  return () => [...files].reduce((sum, path) => sum + weightOf(path), 0) / 1000;
}

describe('what is fetched', () => {
  test('for the front page: at most 100 kB of script, and none of the picture', async () => {
    await using here = await visit(house.browser, house.home.address);
    const weight = weigher(here.page, house.home.address);
    await here.page.reload();
    await here.page.getByRole('heading', { level: 1 }).waitFor();
    await here.page.waitForLoadState('networkidle');
    console.log(`front page: ${weight().toFixed(1)} kB`);
    expect(weight()).toBeGreaterThan(40);
    expect(weight()).toBeLessThanOrEqual(100);
  });

  test.each(['Keltis', 'Rune', 'Rune Stones'])('until %s can be played: at most 450 kB of script', async (title) => {
    await using here = await visit(house.browser, house.home.address);
    const { page } = here;
    const weight = weigher(page, house.home.address);
    await page.reload();
    const box = page.getByRole('article', { name: title, exact: true });
    await box.getByRole('button', { name: 'Play', exact: false }).first().click();
    await untilAsked(page);
    await page.waitForFunction(() => (window.dolmen?.spots().length ?? 0) > 0);
    console.log(`${title}: ${weight().toFixed(1)} kB`);
    expect(weight()).toBeGreaterThan(200);
    expect(weight()).toBeLessThanOrEqual(450);
  });
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
