import type { PieceId } from '@dolmen/core';
import type { CDPSession, Page } from 'playwright-core';
import { gestureOf, type Sight, sensibleWord, untilAsked, untilRest } from './hands.ts';
import { PATIENCE } from './visit.ts';

type Vec = readonly [x: number, y: number, z: number];

/** A head that looks through a viewer at a phone: what it turns, the phone's sensors tell. */
export interface Viewer {
  /** Looks at a piece, or at a button of a panel. */
  lookAt(piece: PieceId): Promise<void>;
  /** Gives an answer: looks at each of its pieces until it is chosen, or taps. */
  give(sight: Sight, word: string, by: 'dwell' | 'tap'): Promise<void>;
  playOn(turns: number, by: 'dwell' | 'tap'): Promise<void>;
  /** Looks at a button of a panel until it is pressed. */
  press(button: string): Promise<void>;
}

export async function openMenu(page: Page): Promise<void> {
  await page.keyboard.press('k');
  await page.getByRole('group', { name: 'Ways to see the table' }).waitFor();
}

/** Chooses it from the menu, and holds the phone up. */
export async function putOnViewer(page: Page): Promise<Viewer> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Phone in a viewer' }).click();
  await page.waitForFunction(() => window.dolmen?.poses.get(), undefined, { timeout: PATIENCE });
  const sensors = await page.context().newCDPSession(page);
  await turn(page, sensors, 0, 0);
  return viewer(page, sensors, await pitchOf(page));
}

/** Degrees to the left, and up from the horizon. A phone that is held upright: the screen of a test is never turned. */
async function turn(page: Page, sensors: CDPSession, left: number, up: number): Promise<void> {
  const before = await page.evaluate(() => window.dolmen?.frames() ?? 0);
  const [alpha, beta] = [(left + 360) % 360, 90 + up];
  await sensors.send('DeviceOrientation.setDeviceOrientationOverride', { alpha, beta, gamma: 0 });
  await page.waitForFunction((count) => (window.dolmen?.frames() ?? 0) > count, before, { timeout: PATIENCE });
}

/** How far up the head looks now, in degrees. */
async function pitchOf(page: Page): Promise<number> {
  const turned = await page.evaluate(() => window.dolmen?.poses.get()?.head.turn.toArray());
  const [x = 0, y = 0, z = 0, w = 1] = turned ?? [];
  return (Math.asin(2 * (w * x - y * z)) * 180) / Math.PI;
}

/** Where it can be seen from the seat. */
const spotOf = (page: Page, piece: PieceId): Promise<{ readonly eyes: Vec; readonly spot: Vec | null } | undefined> =>
  page.evaluate((wanted) => {
    const eyes = window.dolmen?.viewpoint.get()?.eyes;
    const button = window.dolmen?.buttons().find(({ id }) => id === wanted);
    return eyes && { eyes, spot: button?.at ?? window.dolmen?.aimAt(wanted, eyes) ?? null };
  }, piece);

function viewer(page: Page, sensors: CDPSession, level: number): Viewer {
  const lookAt = async (piece: PieceId): Promise<void> => {
    await untilRest(page);
    const { eyes, spot } = (await spotOf(page, piece)) ?? {};
    if (!eyes || !spot) throw new Error(`${piece} cannot be seen from the seat`);
    const [x, y, z] = [spot[0] - eyes[0], spot[1] - eyes[1], spot[2] - eyes[2]];
    const left = (Math.atan2(-x, -z) * 180) / Math.PI;
    const up = (Math.atan2(y, Math.hypot(x, z)) * 180) / Math.PI;
    await turn(page, sensors, left, up - level);
  };
  const away = (): Promise<void> => turn(page, sensors, 0, 60);
  const isTaken = async ({ view }: Sight, index: number, piece: PieceId): Promise<void> => {
    await page.waitForFunction(
      ([ply, place, wanted]) => {
        const now = window.dolmen?.session.get();
        return now !== undefined && (now.view.ply !== ply || now.touched[place] === wanted);
      },
      [view.ply, index, piece] as const,
      { timeout: PATIENCE, polling: 50 },
    );
  };
  const tap = async (piece: PieceId): Promise<void> => {
    const isSeen = (wanted: PieceId): boolean =>
      window.dolmen?.hovered.get()?.piece.touch === wanted ||
      window.dolmen?.buttons().some(({ id }) => id === wanted) === true;
    await page.waitForFunction(isSeen, piece, { timeout: PATIENCE, polling: 50 });
    await page.mouse.click(300, 200);
  };
  const give: Viewer['give'] = async (sight, word, by) => {
    for (const [index, piece] of gestureOf(sight.game, word).entries()) {
      await lookAt(piece);
      if (by === 'tap') await tap(piece);
      await isTaken(sight, index, piece);
      // What is looked at still is not chosen again.
      await away();
    }
  };
  return {
    lookAt,
    give,
    playOn: async (turns, by) => {
      for (let done = 0; done < turns; done++) {
        const sight = await untilAsked(page);
        if (sight.view.toAct === null) return;
        await give(sight, sensibleWord(sight), by);
      }
    },
    press: async (button) => {
      await lookAt(button);
      await page.waitForFunction(
        (id) => window.dolmen?.buttons().every((one) => one.id !== id || one.isOn) ?? true,
        button,
        { timeout: PATIENCE, polling: 50 },
      );
    },
  };
}
