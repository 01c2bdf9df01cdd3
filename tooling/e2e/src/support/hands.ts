import { EVALUATORS, ruleBot } from '@dolmen/bots';
import { type Common, GAMES, type GameId, type PieceId, parseSeed } from '@dolmen/core';
import type { Locator, Page } from 'playwright-core';
import { PATIENCE } from './visit.ts';

/** What the page's probe tells. */
export interface Sight {
  readonly game: GameId;
  readonly view: Common;
  readonly seat: number | null;
  readonly isAsked: boolean;
  readonly touched: readonly PieceId[];
  readonly next: readonly PieceId[];
}

/** How a person would touch: a mouse or a finger. */
export type Finger = 'click' | 'tap';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What `?probe` opens: see the table's `scene/probe.ts`. */
interface Probe {
  readonly session: {
    get(): Sight & { readonly pointed: readonly PieceId[]; readonly table: { readonly phase: string } };
  };
  readonly tabletop: { glance(id: string): void };
  touchables(): readonly { readonly touch: PieceId; readonly at: Point | null }[];
  extent(touch: PieceId): Extent | null;
  piece(id: string): { readonly at: Point | null } | null;
  topAt(x: number, y: number): PieceId | null;
  frames(): number;
  cost(): { readonly calls: number; readonly triangles: number };
  others(kind: 'lanterns' | 'masks' | 'hands'): readonly (readonly [number, number, number])[];
  isAtRest(): boolean;
  /** In a headset: see the table's `scene/poses.ts`. */
  readonly viewpoint: {
    get(): { readonly eyes: Vec; readonly yaw: number; readonly size: number } | null;
  };
  readonly poses: {
    get(): {
      readonly head: {
        readonly at: { readonly x: number; readonly y: number; readonly z: number };
        readonly turn: { toArray(): number[] };
        readonly isThere: boolean;
      };
    } | null;
  };
  readonly hovered: { get(): { readonly piece: { readonly touch?: PieceId } } | null };
  aimAt(touch: PieceId, from: Vec): Vec | null;
  buttons(): readonly { readonly id: string; readonly label: string; readonly isOn: boolean; readonly at: Vec }[];
  pickAll(
    from: Vec,
    times: number,
  ): { readonly millis: readonly number[]; readonly pieces: number; readonly panels: number };
  picture(): Promise<string>;
}
interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
type Vec = readonly [x: number, y: number, z: number];
declare global {
  interface Window {
    readonly dolmen?: Probe;
  }
}

const SEED = parseSeed('0'.repeat(32)) ?? [0, 0, 0, 0];

/** The move of somebody who knows the game: it decides from what the page's own seat sees. */
export function sensibleWord({ game, view }: Sight): string {
  return ruleBot(EVALUATORS[game])(view, { playouts: 1 }, SEED);
}

export function gestureOf(game: GameId, word: string): readonly PieceId[] {
  const rules = GAMES[game];
  const action = rules?.parse(word);
  if (!rules || action === null || action === undefined) throw new Error(`${game} has no word ${word}`);
  return rules.gesture(action);
}

/** Waits until the own seat is asked, or the game is over. */
export async function untilAsked(page: Page): Promise<Sight> {
  const handle = await page.waitForFunction(
    () => {
      const sight = window.dolmen?.session.get();
      return sight && (sight.isAsked || sight.view.toAct === null) ? sight : null;
    },
    undefined,
    { timeout: PATIENCE, polling: 50 },
  );
  await handle.dispose();
  return look(page);
}

export const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const sight = window.dolmen?.session.get();
    if (!sight) throw new Error('there is no table on this page');
    const { game, view, seat, isAsked, touched, next } = sight;
    return { game, view, seat, isAsked, touched: [...touched], next: [...next] };
  });

/** Nothing moves any more: what is seen now can be touched where it is. */
export const untilRest = async (page: Page): Promise<void> => {
  const isThere = (): boolean => window.dolmen?.isAtRest() === true;
  await page.waitForFunction(isThere, undefined, { timeout: PATIENCE, polling: 30 });
};

/** Where a piece in the picture can be hit; `null`: it lies nowhere, is covered, or is behind a part of the page. */
export async function pointOf(page: Page, piece: PieceId): Promise<Point | null> {
  await untilRest(page);
  return page.evaluate((wanted) => {
    const point = window.dolmen?.touchables().find(({ touch }) => touch === wanted)?.at ?? null;
    return point && document.elementFromPoint(point.x, point.y)?.tagName === 'CANVAS' ? point : null;
  }, piece);
}

/** The same, looking from other places as somebody would who does not see it from the own seat. */
async function findPoint(page: Page, piece: PieceId): Promise<Point | null> {
  for (const glance of ['', 'seat', 'top', 'board', 'hand']) {
    if (glance) await page.evaluate((id) => window.dolmen?.tabletop.glance(id), glance);
    const point = await pointOf(page, piece);
    if (point) return point;
  }
  return null;
}

export const pressAt = ({ x, y }: Point, page: Page, finger: Finger): Promise<void> =>
  finger === 'tap' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);

/** A button that stands for something that lies nowhere. The mirror's buttons are for screen readers. */
const chipOf = (page: Page, piece: PieceId): Locator =>
  page.locator(`[data-piece="${piece}"]:not([data-mirror] *)`).first();

/** Touches a piece in the picture where nothing covers it, or the chip that stands for it. */
export async function touch(page: Page, piece: PieceId, finger: Finger): Promise<'picture' | 'chip'> {
  const chip = chipOf(page, piece);
  if (await chip.isVisible()) {
    await (finger === 'tap' ? chip.tap() : chip.click());
    return 'chip';
  }
  const point = await findPoint(page, piece);
  if (point === null) throw new Error(`${piece} can be touched nowhere`);
  await pressAt(point, page, finger);
  return 'picture';
}

/** Waits until the page took the touch: the gesture has it, or the match went on. */
export async function untilTaken(page: Page, { view }: Sight, index: number, piece: PieceId): Promise<void> {
  await page.waitForFunction(
    ([ply, place, wanted]) => {
      const now = window.dolmen?.session.get();
      return now !== undefined && (now.view.ply !== ply || now.touched[place] === wanted);
    },
    [view.ply, index, piece] as const,
    { timeout: PATIENCE, polling: 30 },
  );
}

export interface Tally {
  readonly words: readonly string[];
  readonly picture: number;
  readonly chips: number;
}

/** Gives an answer by touching its pieces one after the other. */
export async function give(page: Page, sight: Sight, word: string, finger: Finger): Promise<('picture' | 'chip')[]> {
  const where: ('picture' | 'chip')[] = [];
  for (const [index, piece] of gestureOf(sight.game, word).entries()) {
    where.push(await touch(page, piece, finger));
    await untilTaken(page, sight, index, piece);
  }
  await page.waitForFunction((ply) => window.dolmen?.session.get().view.ply !== ply, sight.view.ply, {
    timeout: PATIENCE,
    polling: 30,
  });
  return where;
}

/** Plays until the end, or so many moves. */
export async function playOn(
  page: Page,
  finger: Finger,
  { choose = sensibleWord, most = 2000 }: { choose?: (sight: Sight) => string; most?: number } = {},
): Promise<Tally> {
  const words: string[] = [];
  const where: string[] = [];
  while (words.length < most) {
    const sight = await untilAsked(page);
    if (sight.view.toAct === null) break;
    const word = choose(sight);
    where.push(...(await give(page, sight, word, finger)));
    words.push(word);
  }
  const picture = where.filter((place) => place === 'picture').length;
  return { words, picture, chips: where.length - picture };
}

/** Gives the match up, by the menu. */
export async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Yes, give up' }).click();
}
