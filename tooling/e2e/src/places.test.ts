import { expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { houseWithoutRooms } from './support/house.ts';
import { LONG } from './support/long.ts';
import { PLACES, type Place } from './support/places.ts';
import { DESKTOP, PHONE, type Visit, visit } from './support/visit.ts';

const house = houseWithoutRooms();

async function at(place: Place, screen: Parameters<typeof visit>[2]): Promise<Visit> {
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

/** Where words stand side by side: the others are walked through in the long tests. */
const CLOSE: readonly string[] = ['front page', 'friends', 'text table'];

/** As somebody set it in their browser. */
const LARGE = "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; });";

async function widths(places: readonly Place[], options: Parameters<typeof visit>[2]): Promise<readonly string[]> {
  const wide: string[] = [];
  for (const place of places) {
    await using here = await at(place, options ?? {});
    const over = await here.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) wide.push(`${place.name}: ${over}`);
  }
  return wide;
}

test.each(['en', 'de', 'fr', 'nl'])(
  'nothing goes sideways, on 320 pixels or with text twice as large, in %s',
  async (locale) => {
    const places = LONG || locale === 'en' ? PLACES : PLACES.filter(({ name }) => CLOSE.includes(name));
    expect(await widths(places, { locale, viewport: { width: 320, height: 640 } })).toEqual([]);
    const large = LONG ? PLACES : PLACES.filter(({ name }) => CLOSE.includes(name));
    expect(await widths(large, { locale, before: LARGE, viewport: { width: 1024, height: 680 } })).toEqual([]);
  },
);
