import { readFileSync } from 'node:fs';
import { GAMES, replay as stateOf } from '@dolmen/core';
import type { RecordFile } from '@dolmen/records';
import { expect, test } from 'vitest';
import { momentQuery, readMoment } from './moment-link.ts';
import { openReplay, type Replay } from './replay.ts';
import { localReel } from './testing/local-reel.ts';

const example = (name: string): string =>
  readFileSync(new URL(`../../../../packages/records/examples/${name}.json`, import.meta.url), 'utf8');

const WATCHING = { ply: 0, eyes: { seat: null, isOpen: false } };

async function opened(content: string, start = WATCHING) {
  const { port, letAll } = localReel();
  const opening = openReplay(port, content, start);
  letAll();
  const replay = await opening;
  if (!replay.ok) throw new Error(replay.error.code);
  letAll();
  return { replay: replay.value, letAll };
}

const viewOf = (replay: Replay) => replay.source.get()?.view;

test.each(['keltis-three', 'rune', 'rune-stones-everything'])('%s: any moment, through any eyes', async (name) => {
  const content = example(name);
  const record: RecordFile = JSON.parse(content);
  const game = GAMES[record.game];
  const { replay, letAll } = await opened(content);
  for (const ply of [record.actions.length, 3, 0, 40, 41])
    for (const seat of [null, 0, 1]) {
      replay.jump(ply);
      replay.look({ seat, isOpen: false });
      letAll();
      const state = stateOf(game, record, { to: Math.min(ply, record.actions.length) });
      if (!state.ok) throw new Error(state.error.code);
      expect(viewOf(replay)).toEqual(JSON.parse(JSON.stringify(game.view(state.value, seat))));
    }
  replay.look({ seat: null, isOpen: true });
  letAll();
  expect(JSON.stringify(viewOf(replay)).length).toBeGreaterThan(100);
  expect(replay.source.actions).toBeNull();
  replay.end();
});

test('one ply further is played, anywhere else is only shown', async () => {
  const { replay, letAll } = await opened(example('keltis-two'));
  replay.source.takeEvents();
  replay.step(1);
  letAll();
  expect(replay.source.takeEvents().map(({ ply }) => ply)).toEqual([1]);
  replay.jump(30);
  letAll();
  replay.step(-1);
  letAll();
  expect(replay.source.takeEvents()).toEqual([]);
  expect(viewOf(replay)?.ply).toBe(29);
});

test('whoever winds fast is shown where they stopped', async () => {
  const { replay, letAll } = await opened(example('keltis-two'));
  for (let ply = 1; ply <= 25; ply++) replay.jump(ply);
  letAll();
  expect(viewOf(replay)?.ply).toBe(25);
});

test('turns are counted, and wound by', async () => {
  const { replay, letAll } = await opened(example('rune-stones-two'));
  const { turns } = replay.state.get();
  expect(turns?.[0]).toMatchObject({ from: 0 });
  const third = turns?.[2]?.from ?? 0;
  replay.jump(third + 1);
  letAll();
  replay.turn(-1);
  letAll();
  expect(viewOf(replay)?.ply).toBe(third);
  replay.turn(1);
  letAll();
  expect(viewOf(replay)?.ply).toBe(turns?.[3]?.from);
  expect(turns?.at(-1)?.scores).toEqual(
    JSON.parse(example('rune-stones-two')).result.scores.map(({ total }: { total: number }) => total),
  );
});

test('the end has its result, and a proof', async () => {
  const { replay, letAll } = await opened(example('rune'));
  expect(replay.state.get().verdict).toMatchObject({ ok: true, value: { deal: 'bound' } });
  replay.jump(1e9);
  letAll();
  expect(replay.source.get()?.phase).toBe('over');
});

test('a record that breaks a rule is shown until it does, and says where', async () => {
  const record: RecordFile = JSON.parse(example('keltis-two'));
  const content = JSON.stringify({ ...record, actions: record.actions.with(20, 'hop') });
  const { replay, letAll } = await opened(content, { ...WATCHING, ply: 50 });
  letAll();
  expect(replay.state.get()).toMatchObject({ ply: 20, broken: { code: 'refused', ply: 20 }, verdict: { ok: false } });
  expect(viewOf(replay)?.ply).toBe(20);
});

test('what is no record is told so', async () => {
  const { port, letAll } = localReel();
  const opening = openReplay(port, '{"game":"chess"}', WATCHING);
  letAll();
  expect(await opening).toMatchObject({ ok: false, error: { code: 'malformed', at: 'game' } });
});

test('a moment is an address', () => {
  for (const eyes of [
    { seat: null, isOpen: false },
    { seat: 2, isOpen: false },
    { seat: null, isOpen: true },
    { seat: 1, isOpen: true },
  ])
    expect(readMoment(new URLSearchParams(momentQuery({ ply: 17, eyes })))).toEqual({ ply: 17, eyes });
  expect(readMoment(new URLSearchParams('ply=x&eyes=9'))).toEqual(WATCHING);
});
