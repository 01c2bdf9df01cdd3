import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { playOn, resign, untilAsked } from './support/hands.ts';
import { houseWithRooms } from './support/house.ts';
import { PHONE, visit } from './support/visit.ts';

const house = houseWithRooms();

const untilPly = (page: Page, ply: number): Promise<unknown> =>
  page.waitForFunction((ply) => window.dolmen?.session.get().view.ply === ply, ply);

test('two watch a match together: one leads, the other follows, looks around, talks, and leads', async () => {
  await using ann = await visit(house.browser, house.home.address, { name: 'Ann' });
  const keltis = ann.page.getByRole('article', { name: 'Keltis' });
  await keltis.getByRole('button', { name: 'Play' }).first().click();
  await playOn(ann.page, 'click', { most: 3 });
  await untilAsked(ann.page);
  await resign(ann.page);
  await ann.page.getByRole('button', { name: 'Watch it again' }).click();
  await untilPly(ann.page, 0);
  await ann.page.getByRole('button', { name: 'Watch together' }).click();
  await ann.page.getByText('You lead').waitFor();
  await untilPly(ann.page, 0);
  const { hash } = new URL(ann.page.url());
  await using bob = await visit(house.browser, house.home.address, { name: 'Bob', hash, ...PHONE });
  await bob.page.getByText('Ann leads').waitFor();
  await ann.page.getByRole('button', { name: 'One move on' }).click();
  await untilPly(bob.page, 1);
  await ann.page.getByLabel('Through whose eyes').selectOption({ index: 2 });
  await bob.page.waitForFunction(() => window.dolmen?.session.get().seat === 1);
  await bob.page.getByLabel('Follow').uncheck();
  await bob.page.getByRole('button', { name: 'One move on' }).tap();
  await untilPly(bob.page, 2);
  await untilPly(ann.page, 1);
  await bob.page.getByLabel('Follow').check();
  await untilPly(bob.page, 1);
  await bob.page.getByText('Talk (0)').tap();
  await bob.page.getByLabel('Say something').fill('look here');
  await bob.page.getByRole('button', { name: 'Send' }).tap();
  await ann.page.getByText('Talk (1)').click();
  await ann.page.getByText('look here').waitFor();
  await ann.page.getByText('2 here').click();
  expect(await violations(ann.page)).toEqual([]);
  await ann.page.getByRole('button', { name: 'Let Bob lead' }).click();
  await bob.page.getByText('You lead').waitFor();
  await bob.page.getByText('Talk (1)').tap();
  await bob.page.getByRole('button', { name: 'One move on' }).tap();
  await untilPly(ann.page, 2);
  expect([ann.outside, ann.faults, bob.outside, bob.faults]).toEqual([[], [], [], []]);
});
