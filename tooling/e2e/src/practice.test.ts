import { expect, test } from 'vitest';
import { look, playOn, untilAsked } from './support/hands.ts';
import { houseWithoutRooms } from './support/house.ts';
import { PHONE, visit } from './support/visit.ts';

const house = houseWithoutRooms();

const practice = (query: string): string => `#/practice?level=beginner&pause=0&seed=7&${query}`;

test('where no server answers, one click on the front page still plays', async () => {
  await using here = await visit(house.browser, house.home.address);
  const rune = here.page.getByRole('article', { name: 'Rune', exact: true });
  await rune.getByRole('button', { name: 'Play', exact: false }).first().click();
  await playOn(here.page, 'click', { most: 2 });
  expect(new URL(here.page.url()).hash).toContain('#/practice');
  expect([here.outside, here.faults]).toEqual([[], []]);
});

test('a match on a phone, by taps only, to its end', async () => {
  await using here = await visit(house.browser, house.home.address, { ...PHONE, hash: practice('game=rune') });
  const tally = await playOn(here.page, 'tap');
  expect((await look(here.page)).view.toAct).toBeNull();
  expect(tally.picture).toBeGreaterThan(tally.chips);
  expect([here.outside, here.faults]).toEqual([[], []]);
});

test('a page that is loaded again goes on where it was', async () => {
  await using here = await visit(house.browser, house.home.address, { hash: practice('game=keltis&seats=3') });
  await playOn(here.page, 'click', { most: 4 });
  const { view } = await untilAsked(here.page);
  await here.page.reload();
  expect((await untilAsked(here.page)).view).toEqual(view);
  expect(here.faults).toEqual([]);
});
