import { runeStones, type View } from '@dolmen/core/rune-stones';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { curious, met, seen, WANTED } from './support/curiosity.ts';
import { look, playOn, type Sight } from './support/hands.ts';
import { houseWithoutRooms } from './support/house.ts';
import { visit } from './support/visit.ts';

const house = houseWithoutRooms();

interface PlyEvents {
  readonly events: readonly { readonly type: string }[];
}

/** Keeps what the table is told, for the test to look at. */
const keepEvents = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { source } = (window.dolmen as unknown as { session: { source: { takeEvents(): readonly PlyEvents[] } } })
      .session;
    const kept: PlyEvents[] = [];
    const take = source.takeEvents.bind(source);
    source.takeEvents = () => {
      const told = take();
      kept.push(...told);
      return told;
    };
    Object.assign(window, { kept });
  });

const keptEvents = (page: Page): Promise<readonly { readonly type: string }[]> =>
  page.evaluate(() => (window as unknown as { kept: PlyEvents[] }).kept.flatMap(({ events }) => events));

/** Plays one game to its end by clicks, looking for what was not met yet. */
async function meet(query: string, isMet: Set<string>): Promise<void> {
  await using here = await visit(house.browser, house.home.address, {
    hash: `#/practice?game=rune-stones&level=skilled&pause=0&${query}`,
  });
  const { page } = here;
  const choose = curious(isMet);
  await page.waitForFunction(() => window.dolmen !== undefined);
  await keepEvents(page);
  const noting = (sight: Sight): string => {
    const word = choose(sight);
    const action = runeStones.parse(word);
    if (action) for (const what of met(sight.view as View, action)) isMet.add(what);
    return word;
  };
  const tally = await playOn(page, 'click', { choose: noting });
  for (const event of await keptEvents(page)) for (const what of seen(event)) isMet.add(what);
  expect((await look(page)).view.toAct).toBeNull();
  expect(tally.picture).toBeGreaterThan(tally.chips * 3);
  await page.getByRole('dialog').getByRole('button', { name: 'Another match' }).waitFor();
  expect([here.outside, here.faults]).toEqual([[], []]);
}

const QUEENIE = ['magic', 'hand', 'exchange', 'wild', 'plus', 'double-die', 'keep-highest', 'gem-or-points'];
const NIGHT = encodeURIComponent(JSON.stringify({ nocturnal: true, runes: QUEENIE }));

/** Deals that were looked for, because everything there is comes up in them. */
const BASE_SEED = 'c3';
const NIGHT_SEED = 'd5';

test('base and night are played to the end by clicks, and everything there is was met', async () => {
  const isMet = new Set<string>();
  await meet(`seats=2&seed=${BASE_SEED}`, isMet);
  await meet(`seats=4&seed=${NIGHT_SEED}&options=${NIGHT}`, isMet);
  expect(WANTED.filter((what) => !isMet.has(what))).toEqual([]);
});
