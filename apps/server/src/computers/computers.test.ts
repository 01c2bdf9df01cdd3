import { BroadcastChannel } from 'node:worker_threads';
import { LEVELS } from '@dolmen/bots';
import { type AnyGame, admit, type Common, GAME_IDS } from '@dolmen/core';
import { isMessage } from '@dolmen/messages';
import { afterEach, describe, expect, test } from 'vitest';
import { checked, checkedRemark } from './check.ts';
import type { Computers, ComputersSetting } from './computers.ts';
import { fallback } from './fallback.ts';
import type { ToThread } from './job.ts';
import { opening, realComputers } from './testing/real-computers.ts';

const open: Computers[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((computers) => computers.close()));
});

function start(changes: Partial<ComputersSetting> = {}) {
  const started = realComputers(changes);
  open.push(started.computers);
  return started;
}

const isLegal = (game: AnyGame, view: Common, word: string): boolean => admit(game, view, view.toAct ?? -1, word).ok;

describe.each(GAME_IDS)('%s', (id) => {
  const { game, state } = opening(id);
  const view = game.view(state, state.toAct);

  test('every level answers with a legal word, and a reason that can be read', async () => {
    const { computers, outcomes, failures } = start();
    for (const level of LEVELS) {
      const thought = await computers.think(game, level, view).thought;
      expect(isLegal(game, view, thought?.word ?? ''), level).toBe(true);
      if (thought?.remark) expect(isMessage(thought.remark.key)).toBe(true);
    }
    expect(failures).toEqual([]);
    expect(outcomes).toEqual(LEVELS.map(() => 'answered'));
  });

  test('a thread that lies costs a fallback move each time', async () => {
    const script = new URL('./testing/lying-thread.ts', import.meta.url);
    const { computers, outcomes, failures } = start({ script });
    for (let time = 0; time < 7; time++) {
      const thought = await computers.think(game, 'skilled', view).thought;
      expect(isLegal(game, view, thought?.word ?? '')).toBe(true);
    }
    expect(outcomes).toEqual(['lied', 'lied', 'lied', 'lied', 'lied', 'crashed', 'lied']);
    expect(failures.length).toBe(7);
  });

  test('a fallback is a legal move, whoever is to act', () => {
    const now = game.clone(state);
    for (let ply = 0; ply < 40 && now.toAct !== null; ply++) {
      const seen = game.view(now, now.toAct);
      const { word } = fallback(game, seen, [ply, 0, 0, 1]);
      const move = admit(game, now, now.toAct, word);
      expect(move.ok).toBe(true);
      if (move.ok) game.play(now, move.value);
    }
  });

  test('a thread is given the view of its seat, a level and a seed, and nothing else', async () => {
    const channel = new BroadcastChannel('witness');
    const given: ToThread[] = [];
    channel.onmessage = (event) => given.push((event as { data: ToThread }).data);
    const { computers } = start({ script: new URL('./testing/witness-thread.ts', import.meta.url) });
    const thought = await computers.think(game, 'expert', view).thought;
    while (given.length === 0) await new Promise((resolve) => setImmediate(resolve));
    channel.close();
    expect(given).toEqual([{ id: 0, job: { game: id, level: 'expert', view, seed: expect.any(Array) } }]);
    expect(JSON.stringify(given[0]?.job.view)).toBe(JSON.stringify(game.view(state, state.toAct)));
    // What nobody could read is not passed on.
    expect(thought?.remark).toBe(null);
  });
});

test('while its thread hangs, a computer moves by rules', async () => {
  const { game, state } = opening('keltis');
  const view = { ...game.view(state, state.toAct) };
  const script = new URL('./testing/mute-thread.ts', import.meta.url);
  const { computers, outcomes } = start({ script, patienceMillis: 20 });
  const thought = await computers.think(game, 'master', view).thought;
  expect(isLegal(game, view, thought?.word ?? '')).toBe(true);
  expect(outcomes).toEqual(['busy']);
});

test('who is cancelled thinks no more', async () => {
  const { game, state } = opening('keltis');
  const { computers, outcomes } = start();
  const thinking = computers.think(game, 'master', game.view(state, state.toAct));
  thinking.cancel();
  expect(await thinking.thought).toBe(null);
  expect(outcomes).toEqual([]);
});

describe('an answer is believed', () => {
  const { game, state } = opening('keltis');
  const view = game.view(state, state.toAct);
  const word = game.format(game.legal(view)[0]);

  test('when it is a legal word', () => {
    expect(checked(game, view, { word, remark: 'what?', pause: 5, more: 1 })).toEqual({ word, remark: null, pause: 5 });
    expect(() => checked(game, view, { word: 'draw:stock', remark: null, pause: 0 })).toThrow('no legal move');
    expect(() => checked(game, view, null)).toThrow('malformed');
    expect(() => checked(game, { ...view, toAct: null }, { word, remark: null, pause: 0 })).toThrow('no legal move');
    for (const pause of [-1, 1e9, Number.NaN, '0', undefined])
      expect(() => checked(game, view, { word, remark: null, pause })).toThrow('malformed');
  });

  test.each([
    [{ key: 'rune.why.anything', values: {} }],
    [{ key: 'keltis.name', values: {} }],
    [{ key: 'keltis.why.', values: {} }],
    [{ key: 'keltis.why.toString', values: {} }],
    [{ key: 7, values: {} }],
    [{ key: 'keltis.why.anything' }],
    [null],
    ['keltis.why.anything'],
  ])('but not the remark %j', (remark) => expect(checkedRemark(game, remark)).toBe(null));
});
