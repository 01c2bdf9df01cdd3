import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { gestureOf, look, type Sight, sensibleWord, untilAsked, untilRest, untilTaken } from './hands.ts';
import { PATIENCE } from './visit.ts';

export type Vec = readonly [x: number, y: number, z: number];
type Turn = readonly [x: number, y: number, z: number, w: number];
type Side = 'left' | 'right';

/** What the emulated headset offers, as far as it is used here. */
interface Tracked {
  readonly position: { x: number; y: number; z: number; set(x: number, y: number, z: number): void };
  readonly quaternion: {
    x: number;
    y: number;
    z: number;
    w: number;
    set(x: number, y: number, z: number, w: number): void;
  };
}
interface Device extends Tracked {
  primaryInputMode: 'controller' | 'hand';
  readonly controllers: Record<
    Side,
    Tracked & { updateButtonValue(id: string, value: number): void; updateAxes(id: string, x: number, y: number): void }
  >;
  readonly hands: Record<Side, Tracked & { updatePinchValue(value: number): void }>;
  recenter(): void;
  readonly activeSession?: { end(): Promise<void> };
  updateVisibilityState(state: 'visible' | 'visible-blurred' | 'hidden'): void;
}
declare global {
  interface Window {
    readonly headset: Device;
  }
}

/** Where the head is when one sits down. */
const HEAD: Vec = [0, 1.2, 0];

const RUNTIME = readFileSync(createRequire(import.meta.url).resolve('iwer/build/iwer.min.js'), 'utf8');

/** A script that plugs a headset into the page before its own begin. */
export const HEADSET = `${RUNTIME};
(() => {
  const device = new IWER.XRDevice(IWER.metaQuest3);
  device.installRuntime({ forceInstall: true });
  device.stereoEnabled = true;
  device.ipd = 0.063;
  device.fovy = 1.35;
  device.position.set(${HEAD.join()});
  globalThis.headset = device;
})();`;

/** So many frames later whatever was done has been seen; out of the headset nobody waits for any. */
export async function untilFrames(page: Page, more = 2): Promise<void> {
  const drawn = await page.evaluate(() => window.dolmen?.frames() ?? 0);
  await page.waitForFunction(
    (count) => window.dolmen?.poses.get() === null || (window.dolmen?.frames() ?? 0) > count,
    drawn + more,
    { timeout: PATIENCE, polling: 20 },
  );
}

/** Goes into the headset by the menu, as a person would. */
export async function enter(page: Page, name: string | RegExp = 'Enter VR'): Promise<void> {
  await ask(page, name);
  await untilSeated(page);
}

/** Presses the button in the menu, and no more. */
export async function ask(page: Page, name: string | RegExp = 'Enter VR'): Promise<void> {
  const button = page.getByRole('button', { name });
  if (!(await button.isVisible())) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await button.click();
}

/** Presses a button of a panel in the room, when nobody is about to move what could move it. */
export async function press(page: Page, id: string, hand: Hand): Promise<void> {
  await untilAsked(page);
  await pressNow(page, id, hand);
}

/** The same where nobody is ever asked. */
export async function pressNow(page: Page, id: string, { side, by }: Hand): Promise<void> {
  await untilRest(page);
  const handle = await page.waitForFunction(
    (wanted) => window.dolmen?.buttons().find((one) => one.id === wanted)?.at,
    id,
    { timeout: PATIENCE, polling: 50 },
  );
  const point = await handle.jsonValue();
  if (!point) throw new Error(`there is no button ${id}`);
  await pointAt(page, side, point);
  await pinch(page, side, by);
}

/** Leaves by the menu in the room. */
export async function leave(page: Page, hand: Hand): Promise<void> {
  // The emulated headset takes the next session's floor from the head as it last saw it: one that nodded would tilt the room.
  await page.evaluate(() => window.headset.quaternion.set(0, 0, 0, 1));
  await untilFrames(page);
  await press(page, 'menu', hand);
  await press(page, 'leave-xr', hand);
  await untilFlat(page);
}

async function untilSeated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.dolmen?.viewpoint.get() != null, undefined, {
    timeout: PATIENCE,
    polling: 50,
  });
  await untilFrames(page);
}

/** The flat picture is back, and its table is open. */
export async function untilFlat(page: Page): Promise<void> {
  await page.waitForFunction(() => window.dolmen?.viewpoint.get() === null, undefined, {
    timeout: PATIENCE,
    polling: 50,
  });
}

const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const plus = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const times = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
const turned = ([x, y, z]: Vec, yaw: number): Vec => [
  x * Math.cos(yaw) + z * Math.sin(yaw),
  y,
  z * Math.cos(yaw) - x * Math.sin(yaw),
];

/** The turn that makes -z point along a direction, level. */
function lookAlong([x, y, z]: Vec): Turn {
  const yaw = Math.atan2(-x, -z) / 2;
  const pitch = Math.atan2(y, Math.hypot(x, z)) / 2;
  const [sy, cy, sp, cp] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  return [cy * sp, sy * cp, -sy * sp, cy * cp];
}

/** Where a right hand may be, as seen from the head, in metres: resting, raised, and reaching out. */
const HOLDS: readonly Vec[] = [
  [0.2, -0.28, -0.25],
  [0.3, -0.08, -0.3],
  [0.02, 0.02, -0.25],
];
const holdOf = (side: Side, hold: number): Vec => {
  const [x, y, z] = HOLDS[hold] ?? [0, 0, 0];
  return [side === 'left' ? -x : x, y, z];
};

export interface Viewpoint {
  readonly eyes: Vec;
  readonly yaw: number;
  readonly size: number;
}
export const viewpointOf = (page: Page): Promise<Viewpoint> =>
  page.evaluate(() => {
    const viewpoint = window.dolmen?.viewpoint.get();
    if (!viewpoint) throw new Error('nobody wears a headset');
    return viewpoint;
  });

/** Where one sits, as soon as it is elsewhere. */
export async function changedFrom(page: Page, before: Viewpoint | null): Promise<Viewpoint> {
  await page.waitForFunction(
    (was) => {
      const now = window.dolmen?.viewpoint.get();
      return now != null && JSON.stringify(now) !== was;
    },
    JSON.stringify(before),
    { timeout: PATIENCE, polling: 50 },
  );
  await untilFrames(page);
  return viewpointOf(page);
}

/** How far the head is from a point of the table. */
export const headAway = (page: Page, [x, y, z]: Vec): Promise<number> =>
  page.evaluate(
    ([right, up, back]) => {
      const at = window.dolmen?.poses.get()?.head.at;
      return at ? Math.hypot(at.x - right, at.y - up, at.z - back) : Number.NaN;
    },
    [x, y, z] as const,
  );

/** Where a hand is at the table. */
const handAt = ({ eyes, yaw, size }: Viewpoint, side: Side, hold: number): Vec =>
  plus(eyes, turned(times(holdOf(side, hold), 10 * size), yaw));

/** Where a point of the table is for the emulated headset, in metres, while the head is where it was when one sat down. */
export const inRoom = ({ eyes, yaw, size }: Viewpoint, point: Vec): Vec =>
  plus(HEAD, times(turned(minus(point, eyes), -yaw), 1 / (10 * size)));

/** Points a hand or a controller at a point of the table. */
export async function pointAt(page: Page, side: Side, point: Vec, hold = 0): Promise<void> {
  const viewpoint = await viewpointOf(page);
  const direction = turned(minus(point, handAt(viewpoint, side, hold)), -viewpoint.yaw);
  await page.evaluate(
    ([which, at, turn]) => {
      for (const kind of ['controllers', 'hands'] as const) {
        window.headset[kind][which].position.set(...at);
        window.headset[kind][which].quaternion.set(...turn);
      }
    },
    [side, plus(HEAD, holdOf(side, hold)), lookAlong(direction)] as const,
  );
  await untilFrames(page, 1);
}

/** Turns the head. */
export async function lookAt(page: Page, point: Vec): Promise<void> {
  const { eyes, yaw } = await viewpointOf(page);
  const turn = lookAlong(turned(minus(point, eyes), -yaw));
  await page.evaluate((to) => window.headset.quaternion.set(...to), turn);
  await untilFrames(page);
}

/** Presses a controller's trigger, or pinches, and lets go. */
export async function pinch(page: Page, side: Side, by: Hand['by']): Promise<void> {
  for (const value of [1, 0]) {
    await page.evaluate(
      ([which, how, much]) => {
        if (how === 'pinch') window.headset.hands[which].updatePinchValue(much);
        else window.headset.controllers[which].updateButtonValue('trigger', much);
      },
      [side, by, value] as const,
    );
    await untilFrames(page, 1);
  }
}

/** A controller's thumb pushes to the right, and lets go. */
export async function pushStick(page: Page, side: Side): Promise<void> {
  for (const x of [1, 0]) {
    await page.evaluate(([which, much]) => window.headset.controllers[which].updateAxes('thumbstick', much, 0), [
      side,
      x,
    ] as const);
    await untilFrames(page);
  }
}

/** A hand pinches, turns its wrist to the right by a quarter, and lets go. */
export async function twistWrist(page: Page, side: Side): Promise<void> {
  const hold = (value: number): Promise<void> =>
    page.evaluate(([which, much]) => window.headset.hands[which].updatePinchValue(much), [side, value] as const);
  await hold(1);
  await untilFrames(page);
  await page.evaluate((which) => {
    const { quaternion } = window.headset.hands[which];
    const { x, y, z, w } = quaternion;
    // Around its own -z: the turn is multiplied from the right.
    const [sin, cos] = [-Math.SQRT1_2, Math.SQRT1_2];
    quaternion.set(x * cos + y * sin, y * cos - x * sin, z * cos + w * sin, w * cos - z * sin);
  }, side);
  await untilFrames(page);
  await hold(0);
  await untilFrames(page);
}

/** Both hands pinch, part to so many times their distance, and let go. */
export async function pullApart(page: Page, wide: number): Promise<void> {
  const hold = async (value: number): Promise<void> => {
    await page.evaluate((much) => {
      for (const side of ['left', 'right'] as const) window.headset.hands[side].updatePinchValue(much);
    }, value);
    await untilFrames(page);
  };
  await hold(1);
  await page.evaluate((much) => {
    for (const side of ['left', 'right'] as const) {
      const { position } = window.headset.hands[side];
      position.set(position.x * much, position.y, position.z);
    }
  }, wide);
  await untilFrames(page);
  await hold(0);
}

/** A point of the table where a ray from the hand meets what is touched by this name. */
export async function pointOn(page: Page, side: Side, piece: string, hold = 0): Promise<Vec | null> {
  const from = handAt(await viewpointOf(page), side, hold);
  return page.evaluate(([touch, at]) => window.dolmen?.aimAt(touch, at) ?? null, [piece, from] as const);
}

/** Points at a piece, or at the button of a panel that stands for it; the hand is moved where something is in the way. */
async function pointAtPiece(page: Page, side: Side, piece: string): Promise<void> {
  const button = await page.evaluate((id) => window.dolmen?.buttons().find((one) => one.id === id)?.at, piece);
  if (button) return pointAt(page, side, button);
  const tried: string[] = [];
  for (const hold of HOLDS.keys()) {
    const point = await pointOn(page, side, piece, hold);
    if (!point) continue;
    await pointAt(page, side, point, hold);
    const found = await pointed(page);
    if (found === piece) return;
    tried.push(`${hold}: ${found}`);
  }
  throw new Error(`${piece} cannot be reached from this seat; what was pointed at instead: ${tried.join()}`);
}

/** What is touched by the piece that is pointed at. */
export const pointed = (page: Page): Promise<string | null> =>
  page.evaluate(() => window.dolmen?.hovered.get()?.piece.touch ?? null);

/** A hand, and how it says that it means something. */
export interface Hand {
  readonly side: Side;
  readonly by: 'trigger' | 'pinch';
}

/** Gives an answer by pointing at its pieces one after the other. */
export async function answer(page: Page, sight: Sight, word: string, { side, by }: Hand): Promise<void> {
  for (const [index, piece] of gestureOf(sight.game, word).entries()) {
    await untilRest(page);
    const { touched } = await look(page);
    if (touched[index] === piece) continue;
    await pointAtPiece(page, side, piece);
    await pinch(page, side, by);
    await untilTaken(page, sight, index, piece);
  }
  await page.waitForFunction((ply) => window.dolmen?.session.get().view.ply !== ply, sight.view.ply, {
    timeout: PATIENCE,
    polling: 30,
  });
}

/** Plays in the headset until the end, or so many moves. How many it were. */
export async function playSeated(page: Page, hand: Hand, most = 2000): Promise<number> {
  for (let moves = 0; moves < most; moves++) {
    const sight = await untilAsked(page);
    if (sight.view.toAct === null) return moves;
    await answer(page, sight, sensibleWord(sight), hand);
  }
  return most;
}

/** Both eyes, as they were drawn: a screenshot would wait for a pause that never comes. */
export async function bothEyes(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => window.dolmen?.picture());
  if (!url) throw new Error('nothing was drawn');
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
