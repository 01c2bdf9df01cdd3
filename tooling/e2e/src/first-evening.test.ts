import type { GameId, PieceId } from '@dolmen/core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Finger, look, pressAt, touch, untilAsked, untilRest } from './support/hands.ts';
import { houseWithoutRooms } from './support/house.ts';
import { DESKTOP, PHONE, type Visit, visit } from './support/visit.ts';

const house = houseWithoutRooms();

const sitDown = async (game: GameId, screen: BrowserContextOptions = DESKTOP, seed = 'a7'): Promise<Visit> => {
  const here = await visit(house.browser, house.home.address, {
    hash: `#/practice?game=${game}&seats=2&level=casual&pause=0&seed=${seed}`,
    ...screen,
  });
  await here.page.waitForFunction(() => window.dolmen !== undefined);
  await untilAsked(here.page);
  await untilRest(here.page);
  return here;
};

interface Found {
  readonly piece: PieceId;
  readonly x: number;
  readonly y: number;
}

/** What a person sees of one kind of thing: the picture is searched for it, as eyes would. */
const inPicture = (page: Page, beginning: string): Promise<Found | null> =>
  page.evaluate((wanted) => {
    for (let y = innerHeight - 6; y > 0; y -= 12)
      for (let x = 6; x < innerWidth; x += 12) {
        const piece = window.dolmen?.topAt(x, y);
        if (piece?.startsWith(wanted) && document.elementFromPoint(x, y)?.tagName === 'CANVAS') return { piece, x, y };
      }
    return null;
  }, beginning);

async function pressOn(page: Page, beginning: string, finger: Finger): Promise<PieceId> {
  await untilRest(page);
  const found = await inPicture(page, beginning);
  if (found === null) throw new Error(`no ${beginning} is seen`);
  await pressAt(found, page, finger);
  return found.piece;
}

const refusal = async (page: Page): Promise<string> => (await page.locator('.trouble').textContent()) ?? '';
const eyeMoved = (page: Page): Promise<boolean> => page.locator('.scene-home').isVisible();

/** Turns of one's own that were over since the page was asked first. */
const countTurns = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const session = window.dolmen?.session as unknown as {
      get(): { view: { toAct: number | null }; seat: number };
      subscribe(listener: () => void): void;
    };
    const count = { turns: 0 };
    let was = session.get().view.toAct;
    session.subscribe(() => {
      const { view, seat } = session.get();
      if (was === seat && view.toAct !== seat) count.turns += 1;
      was = view.toAct;
    });
    Object.assign(window, { count });
  });
const turnsOver = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { count: { turns: number } }).count.turns);

/** Touches what glows, another thing each time, until so many turns or the match are over. */
async function playTurns(page: Page, finger: Finger, turns: number): Promise<readonly string[]> {
  const silent: string[] = [];
  for (let step = 0; (await turnsOver(page)) < turns && step < 400; step++) {
    const { next, view } = await untilAsked(page);
    if (view.toAct === null) break;
    const piece = next[(step * 7) % next.length];
    if (piece === undefined) throw new Error('nothing glows');
    await touch(page, piece, finger);
    const said = await refusal(page);
    if (said !== '' && !said.includes('Next:')) silent.push(said);
  }
  return silent;
}

const FIRST_TOUCHES: readonly (readonly [GameId, readonly string[]])[] = [
  ['rune-stones', ['hand:', 'display:', 'forge:', 'supply:']],
  ['keltis', ['row:', 'stock', 'hand:']],
  ['rune', ['hand:']],
];

describe.each([
  ['a desk', DESKTOP, 'click'],
  ['a phone', PHONE, 'tap'],
] as const)('on %s', (_, screen, finger) => {
  test.each(FIRST_TOUCHES)('a newcomer plays ten turns of %s', async (game, beginnings) => {
    await using here = await sitDown(game, screen);
    const { page } = here;
    await countTurns(page);
    for (const beginning of beginnings) {
      await untilAsked(page);
      await pressOn(page, beginning, finger);
      const said = await refusal(page);
      if (said !== '') expect(said).toContain('Next:');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    expect(await playTurns(page, finger, 10)).toEqual([]);
    const turns = await turnsOver(page);
    expect(turns === 10 || (await look(page)).view.toAct === null).toBe(true);
    expect(here.faults).toEqual([]);
    await playMore(game, screen, finger, 10 - turns);
  });
});

/** Somebody who lays anything is soon out of places in Rune: another match, until ten turns are played. */
async function playMore(game: GameId, screen: BrowserContextOptions, finger: Finger, most: number): Promise<void> {
  let left = most;
  for (let match = 1; left > 0 && match < 10; match++) {
    await using here = await sitDown(game, screen, `b${match}`);
    await countTurns(here.page);
    expect(await playTurns(here.page, finger, left)).toEqual([]);
    left -= await turnsOver(here.page);
  }
  expect(left).toBe(0);
}

test('a card in hand asks what for, and a creature begins its summoning, and both are taken back', async () => {
  await using here = await sitDown('rune-stones');
  const { page } = here;
  const { view } = await look(page);
  await pressOn(page, 'hand:', 'click');
  await expect.poll(() => page.locator('.choosers button').count()).toBe(2);
  expect(await refusal(page)).toBe('');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.choosers button').count()).toBe(0);
  await pressOn(page, 'display:6', 'click');
  await expect.poll(async () => (await look(page)).view.choice).toBe('magic');
  expect(await page.locator('.prompt-what').textContent()).toContain('Touch next:');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await look(page)).view.ply).toBe(view.ply);
});

test('a card is dragged to its row, or comes back; the camera stays', async () => {
  await using here = await sitDown('keltis');
  const { page } = here;
  const from = await inPicture(page, 'hand:');
  if (from === null) throw new Error('no card is seen');
  const { view } = await look(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 60, { steps: 4 });
  await expect.poll(async () => (await look(page)).touched).toEqual([from.piece]);
  await page.mouse.move(4, 300, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => (await look(page)).touched).toEqual([]);
  expect(await eyeMoved(page)).toBe(false);
  await untilRest(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 60, { steps: 4 });
  const [target] = await page.evaluate(() => window.dolmen?.touchables().filter(({ at }) => at !== null) ?? []);
  if (!target?.at) throw new Error('nothing is lit');
  await page.mouse.move(target.at.x, target.at.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await look(page)).view.ply).toBeGreaterThan(view.ply);
  expect(await eyeMoved(page)).toBe(false);
});

test('whoever looked around is one tap from the seat', async () => {
  await using here = await sitDown('keltis');
  const { page } = here;
  await page.mouse.move(20, 300);
  await page.mouse.down();
  await page.mouse.move(220, 330, { steps: 4 });
  await page.mouse.up();
  const home = page.getByRole('button', { name: 'Back to your seat' });
  await home.click();
  await home.waitFor({ state: 'hidden' });
  await untilRest(page);
});
