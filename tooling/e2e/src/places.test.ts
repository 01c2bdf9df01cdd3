import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { houseWithoutRooms } from './support/house.ts';
import { PLACES, type Place } from './support/places.ts';
import { DESKTOP, PHONE, type Visit, visit } from './support/visit.ts';

const house = houseWithoutRooms();

async function at(place: Place, screen: BrowserContextOptions): Promise<Visit> {
  const here = await visit(house.browser, house.home.address, { hash: place.hash, ...screen });
  await place.reach(here.page);
  return here;
}

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
])('axe minds nothing on %s, anywhere', async (_, screen) => {
  for (const place of PLACES) {
    await using here = await at(place, screen);
    expect([place.name, ...(await violations(here.page))]).toEqual([place.name]);
  }
});

test('nothing goes sideways on 320 pixels, in English', async () => {
  for (const place of PLACES) {
    await using here = await at(place, { viewport: { width: 320, height: 640 } });
    const width = await here.page.evaluate(() => document.documentElement.scrollWidth);
    expect([place.name, width]).toEqual([place.name, 320]);
  }
});
