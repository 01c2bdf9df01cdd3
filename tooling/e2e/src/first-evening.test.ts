import type { GameId, PieceId } from '@dolmen/core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Finger, look, playOn, pressAt, touch, untilAsked, untilRest } from './support/hands.ts';
import { houseWithoutRooms } from './support/house.ts';
import { DESKTOP, PATIENCE, PHONE, type Visit, visit } from './support/visit.ts';

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

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Found extends Point {
  readonly piece: PieceId;
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

/** All that a touch can change: the match, what is held, what is offered, asked or explained. */
const situation = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { view, touched, next, isAsked } = window.dolmen?.session.get() ?? {};
    const said = [...document.querySelectorAll('.trouble, .prompt-what, .choosers')].map((part) => part.textContent);
    return JSON.stringify([view?.ply, view?.choice, view?.toAct, isAsked, touched, next, said]);
  });

/** Does something that cannot go unanswered; a refusal that names no next step is told. */
async function answered(page: Page, touch: () => Promise<unknown>): Promise<readonly string[]> {
  const before = await situation(page);
  await touch();
  await expect.poll(() => situation(page), { timeout: PATIENCE }).not.toBe(before);
  const said = await refusal(page);
  return said === '' || said.includes('Next:') ? [] : [said];
}

const refusal = async (page: Page): Promise<string> =>
  (await page.locator('.trouble').allTextContents()).join(' ').trim();
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
    silent.push(...(await answered(page, () => touch(page, piece, finger))));
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
      expect(await answered(page, () => pressOn(page, beginning, finger))).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect.poll(async () => (await look(page)).touched).toEqual([]);
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
  const offered = await page.locator('.choosers button').allTextContents();
  await page.keyboard.press('t');
  await page.locator('.text-moves ul').first().waitFor();
  expect(await page.locator('.text-moves ul').first().getByRole('button').allTextContents()).toEqual(offered);
  await page.keyboard.press('t');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.choosers button').count()).toBe(0);
  await pressOn(page, 'display:6', 'click');
  await expect.poll(async () => (await look(page)).view.choice).toBe('magic');
  expect(await page.locator('.prompt-what').textContent()).toContain('Touch next:');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await look(page)).view.ply).toBe(view.ply);
});

/** A mouse or a finger that is pressed, moved and lifted. */
interface Drag {
  press(at: Point): Promise<unknown>;
  move(to: Point): Promise<unknown>;
  lift(): Promise<unknown>;
}

const byMouse = (page: Page): Drag => ({
  press: async ({ x, y }) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
  },
  move: ({ x, y }) => page.mouse.move(x, y, { steps: 4 }),
  lift: () => page.mouse.up(),
});

async function byFinger(page: Page): Promise<Drag> {
  const line = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints });
  let last: Point = { x: 0, y: 0 };
  const move = async (to: Point): Promise<void> => {
    for (const part of [0.3, 0.6, 1])
      await send('touchMove', { x: last.x + (to.x - last.x) * part, y: last.y + (to.y - last.y) * part });
    last = to;
  };
  return {
    press: (at) => {
      last = at;
      return send('touchStart', at);
    },
    move,
    lift: () => send('touchEnd'),
  };
}

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
])('on %s a card is dragged to its row, or comes back; the camera stays', async (name, screen) => {
  await using here = await sitDown('keltis', screen);
  const { page } = here;
  const drag = name === 'a phone' ? await byFinger(page) : byMouse(page);
  const from = await inPicture(page, 'hand:');
  if (from === null) throw new Error('no card is seen');
  const takeUp = async (): Promise<void> => {
    await drag.press(from);
    await drag.move({ x: from.x + 40, y: from.y - 60 });
    await expect.poll(async () => (await look(page)).touched).toEqual([from.piece]);
  };
  const { view } = await look(page);
  await takeUp();
  await drag.move({ x: 4, y: 300 });
  await drag.lift();
  await expect.poll(async () => (await look(page)).touched).toEqual([]);
  expect(await eyeMoved(page)).toBe(false);
  await untilRest(page);
  await takeUp();
  const [target] = await page.evaluate(() => window.dolmen?.touchables().filter(({ at }) => at !== null) ?? []);
  if (!target?.at) throw new Error('nothing is lit');
  await drag.move(target.at);
  await drag.lift();
  await expect.poll(async () => (await look(page)).view.ply).toBeGreaterThan(view.ply);
  expect(await eyeMoved(page)).toBe(false);
  expect(here.faults).toEqual([]);
});

/** Where the card that is up may go, as fields and as points of the picture; and how far up the hand reaches. */
const board = (page: Page) =>
  page.evaluate(() => {
    const probe = window.dolmen;
    const spots = (probe?.session.get().next ?? []).flatMap((touch) => {
      const [, x, y] = /^field:(-?\d+),(-?\d+)$/.exec(touch) ?? [];
      const at = probe?.piece(touch)?.at;
      return at ? [{ x: Number(x), y: Number(y), at }] : [];
    });
    const sizes = spots.flatMap((one) =>
      spots
        .filter((other) => other.y === one.y && other.x > one.x)
        .map((other) => (other.at.x - one.at.x) / (other.x - one.x)),
    );
    const hand = probe?.extent(probe.session.get().touched[0] ?? '')?.top ?? innerHeight;
    return { field: Math.min(...sizes), lowest: Math.max(...spots.map(({ at }) => at.y)), hand };
  });

test('on a phone the board of Rune comes near while a card is up, and leaves the hand free', async () => {
  await using here = await sitDown('rune', PHONE);
  const { page } = here;
  const seatedAt = async () => page.evaluate(() => window.dolmen?.extent('pile') ?? null);
  await untilRest(page);
  const seen = await seatedAt();
  await pressOn(page, 'hand:', 'tap');
  await untilAsked(page);
  const turn = (await look(page)).next.find((piece) => piece.startsWith('turn:')) ?? '';
  await touch(page, turn, 'tap');
  await expect.poll(async () => (await look(page)).touched.length).toBe(2);
  await untilRest(page);
  const { field, lowest, hand } = await board(page);
  expect(field).toBeGreaterThanOrEqual(44);
  expect(hand).toBeGreaterThan(lowest + field);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect.poll(seatedAt).toEqual(seen);
});

test('a card is chosen while others play, and taken back', async () => {
  await using here = await visit(house.browser, house.home.address, {
    hash: '#/practice?game=keltis&seats=2&level=casual&pause=600000&seed=a7',
  });
  const { page } = here;
  do await playOn(page, 'click', { most: 1 });
  while ((await look(page)).view.toAct === 0);
  const ahead = page.locator('.prompt', { hasText: 'Chosen ahead' });
  const card = await pressOn(page, 'hand:', 'click');
  await expect.poll(async () => (await look(page)).touched).toEqual([card]);
  await pressOn(page, 'discard:', 'click');
  await ahead.waitFor();
  await pressOn(page, card, 'click');
  await ahead.waitFor({ state: 'hidden' });
  expect(here.faults).toEqual([]);
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
