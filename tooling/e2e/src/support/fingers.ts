import type { Page } from 'playwright-core';
import { untilRest } from './hands.ts';
import { inRoom, untilFrames, type Vec, viewpointOf } from './headset.ts';

interface Pose {
  readonly transform: { readonly position: { readonly x: number; readonly y: number; readonly z: number } };
}
interface Frame {
  getPose(space: unknown, base: unknown): Pose | undefined;
  getJointPose(joint: unknown, base: unknown): Pose | undefined;
}
/** What is asked of a session here: types of WebXR come with none of our tools. */
interface Session {
  readonly inputSources: Iterable<{
    readonly handedness: string;
    readonly targetRaySpace: unknown;
    readonly hand: ReadonlyMap<string, unknown> | null;
  }>;
  requestReferenceSpace(name: 'local'): Promise<unknown>;
  requestAnimationFrame(draw: (now: number, frame: Frame) => void): void;
}

/** From where a hand is to the tip of its forefinger, in metres. */
const reachOf = (page: Page): Promise<Vec> =>
  page.evaluate(async () => {
    const session = window.headset.activeSession as unknown as Session | undefined;
    if (!session) throw new Error('nobody wears a headset');
    const space = await session.requestReferenceSpace('local');
    const source = [...session.inputSources].find(({ handedness }) => handedness === 'right');
    const joint = source?.hand?.get('index-finger-tip');
    return new Promise<Vec>((resolve, reject) => {
      session.requestAnimationFrame((_now, frame) => {
        const tip = joint === undefined ? null : frame.getJointPose(joint, space)?.transform.position;
        const ray = source && frame.getPose(source.targetRaySpace, space)?.transform.position;
        if (tip && ray) resolve([tip.x - ray.x, tip.y - ray.y, tip.z - ray.z]);
        else reject(new Error('no finger is seen'));
      });
    });
  });

/** The right forefinger's tip is at that point of the table. */
async function touchWith(page: Page, point: Vec): Promise<void> {
  const [x, y, z] = inRoom(await viewpointOf(page), point);
  const [right, up, back] = await reachOf(page);
  await page.evaluate(([...at]) => window.headset.hands.right.position.set(...at), [
    x - right,
    y - up,
    z - back,
  ] as const);
  await untilFrames(page);
}

/** A finger comes to a button of a panel from where it is looked at, and goes a little through it. */
export async function poke(page: Page, id: string): Promise<void> {
  await untilRest(page);
  const button = await page.evaluate((wanted) => window.dolmen?.buttons().find((one) => one.id === wanted)?.at, id);
  if (!button) throw new Error(`there is no button ${id}`);
  const { eyes } = await viewpointOf(page);
  const away = Math.hypot(eyes[0] - button[0], eyes[1] - button[1], eyes[2] - button[2]);
  for (const before of [1.6, 0.45, -0.15]) {
    const part = before / away;
    const toward = (axis: 0 | 1 | 2): number => button[axis] + (eyes[axis] - button[axis]) * part;
    await touchWith(page, [toward(0), toward(1), toward(2)]);
  }
}
