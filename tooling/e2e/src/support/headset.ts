import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { PATIENCE } from './visit.ts';

type Vec = readonly [x: number, y: number, z: number];
type Turn = readonly [x: number, y: number, z: number, w: number];
type Side = 'left' | 'right';

/** What the emulated headset offers, as far as it is used here. */
interface Tracked {
  readonly position: { set(x: number, y: number, z: number): void };
  readonly quaternion: { set(x: number, y: number, z: number, w: number): void };
}
interface Device extends Tracked {
  primaryInputMode: 'controller' | 'hand';
  readonly controllers: Record<
    Side,
    Tracked & { updateButtonValue(id: string, value: number): void; updateAxes(id: string, x: number, y: number): void }
  >;
  readonly hands: Record<Side, Tracked & { updatePinchValue(value: number): void }>;
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

/** So many frames later whatever was done has been seen. */
export async function untilFrames(page: Page, more = 2): Promise<void> {
  const drawn = await page.evaluate(() => window.dolmen?.frames() ?? 0);
  await page.waitForFunction((count) => (window.dolmen?.frames() ?? 0) > count, drawn + more, {
    timeout: PATIENCE,
    polling: 20,
  });
}

/** Goes into the headset by the menu, as a person would. */
export async function enter(page: Page, name: string | RegExp = 'Enter VR'): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name }).click();
  await untilSeated(page);
}

export const isSeated = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dolmen?.viewpoint.get() != null);

export async function untilSeated(page: Page): Promise<void> {
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
export function lookAlong([x, y, z]: Vec): Turn {
  const yaw = Math.atan2(-x, -z) / 2;
  const pitch = Math.atan2(y, Math.hypot(x, z)) / 2;
  const [sy, cy, sp, cp] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  return [cy * sp, sy * cp, -sy * sp, cy * cp];
}

/** A hand rests here, as seen from the head, in metres. */
const REST: Readonly<Record<Side, Vec>> = { left: [-0.2, -0.28, -0.25], right: [0.2, -0.28, -0.25] };

interface Viewpoint {
  readonly eyes: Vec;
  readonly yaw: number;
  readonly size: number;
}
const viewpointOf = (page: Page): Promise<Viewpoint> =>
  page.evaluate(() => {
    const viewpoint = window.dolmen?.viewpoint.get();
    if (!viewpoint) throw new Error('nobody wears a headset');
    return viewpoint;
  });

/** Where a resting hand is at the table. */
const handAt = ({ eyes, yaw, size }: Viewpoint, side: Side): Vec => plus(eyes, turned(times(REST[side], 10 * size), yaw));

/** Points a hand or a controller from where it rests at a point of the table. */
export async function pointAt(page: Page, side: Side, point: Vec): Promise<void> {
  const viewpoint = await viewpointOf(page);
  const direction = turned(minus(point, handAt(viewpoint, side)), -viewpoint.yaw);
  await page.evaluate(
    ([which, at, turn]) => {
      for (const kind of ['controllers', 'hands'] as const) {
        window.headset[kind][which].position.set(...at);
        window.headset[kind][which].quaternion.set(...turn);
      }
    },
    [side, plus(HEAD, REST[side]), lookAlong(direction)] as const,
  );
  await untilFrames(page);
}

/** Turns the head. */
export async function lookAt(page: Page, point: Vec): Promise<void> {
  const { eyes, yaw } = await viewpointOf(page);
  const turn = lookAlong(turned(minus(point, eyes), -yaw));
  await page.evaluate((to) => window.headset.quaternion.set(...to), turn);
  await untilFrames(page);
}

export type Pinching = 'trigger' | 'pinch';

/** Presses a controller's trigger, or pinches, and lets go. */
export async function pinch(page: Page, side: Side, by: Pinching): Promise<void> {
  for (const value of [1, 0]) {
    await page.evaluate(
      ([which, how, much]) => {
        if (how === 'pinch') window.headset.hands[which].updatePinchValue(much);
        else window.headset.controllers[which].updateButtonValue('trigger', much);
      },
      [side, by, value] as const,
    );
    await untilFrames(page);
  }
}

/** A point of the table where a ray from the resting hand meets what is touched by this name. */
export async function pointOn(page: Page, side: Side, piece: string): Promise<Vec | null> {
  const from = handAt(await viewpointOf(page), side);
  return page.evaluate(([touch, at]) => window.dolmen?.aimAt(touch, at) ?? null, [piece, from] as const);
}

/** Both eyes, as they were drawn: a screenshot would wait for a pause that never comes. */
export async function bothEyes(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => window.dolmen?.picture());
  if (!url) throw new Error('nothing was drawn');
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
