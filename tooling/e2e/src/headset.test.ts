import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { poke } from './support/fingers.ts';
import { look, playOn, sensibleWord, untilAsked } from './support/hands.ts';
import {
  answer,
  ask,
  enter,
  leave,
  lookAt,
  playSeated,
  pointAt,
  pointed,
  pointOn,
  untilFlat,
} from './support/headset.ts';
import { houseWithoutRooms } from './support/house.ts';
import { CONTROLLER, isBack, isClean, sitter } from './support/seated.ts';

const sit = sitter(houseWithoutRooms());

test('one enters, looks about, plays by rays, leaves, and goes on with the mouse; the second time a fingertip leaves', async () => {
  await using here = await sit('game=keltis&seats=2');
  const { page } = here;
  await untilAsked(page);
  await enter(page);
  const [first = ''] = (await look(page)).next;
  await lookAt(page, [0, 0, -30]);
  await pointAt(page, 'right', (await pointOn(page, 'right', first)) ?? [0, 0, 0]);
  expect(await pointed(page)).toBe(first);
  expect(await playSeated(page, CONTROLLER, 2)).toBe(2);
  await leave(page, CONTROLLER);
  expect((await playOn(page, 'click', { most: 1 })).words).toHaveLength(1);

  await enter(page);
  const words = await saidWords(page);
  const sight = await untilAsked(page);
  const word = sensibleWord(sight);
  await answer(page, sight, word, CONTROLLER);
  expect(await words()).toEqual([word]);
  // Controllers are put down: a fingertip leaves.
  await page.evaluate(() => {
    window.headset.primaryInputMode = 'hand';
  });
  await untilAsked(page);
  await poke(page, 'menu');
  await poke(page, 'leave-xr');
  await untilFlat(page);
  isClean(here);
});

/** What the page asks the match from now on: a hand that touches twice would say twice. */
async function saidWords(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const { actions } = (window.dolmen as unknown as { session: { source: { actions: Actions } } }).session.source;
    const said: string[] = [];
    const act = actions.act.bind(actions);
    actions.act = (word) => {
      said.push(word);
      return act(word);
    };
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as unknown as { said: readonly string[] }).said);
}
interface Actions {
  act(word: string): Promise<unknown>;
}

describe('what a headset refuses', () => {
  test.each([
    ['the session', 'XRSystem', 'requestSession', 'NotAllowedError', /not allowed/],
    ['to say where one is', 'XRSession', 'requestReferenceSpace', 'NotSupportedError', /nowhere to sit/],
  ])('%s: one is told, and plays on', async (_what, type, method, error, words) => {
    const refuse = `;${type}.prototype.${method} = () => Promise.reject(new DOMException('no', '${error}'));`;
    await using here = await sit('game=keltis&seats=2', refuse);
    await untilAsked(here.page);
    await ask(here.page);
    await isBack(here.page, words);
    isClean(here);
  });
});
