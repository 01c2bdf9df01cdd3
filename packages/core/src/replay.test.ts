import { expect, test } from 'vitest';
import { keltis } from './keltis/index.ts';
import { pick, random } from './random.ts';
import { type MatchRecord, start } from './record.ts';
import { replay, steps } from './replay.ts';

function playedRecord(): MatchRecord {
  const begun = start(keltis, { seats: 3, seed: [1, 2, 3, 4] });
  if (!begun.ok) throw new Error(begun.error.code);
  const { header, state } = begun.value;
  const chance = random([9, 9, 9, 9]);
  const actions: string[] = [];
  while (state.toAct !== null) {
    const action = pick(chance, keltis.legal(state));
    actions.push(keltis.format(action));
    keltis.play(state, action);
  }
  return { ...header, actions };
}

const record = playedRecord();

function stepsOf(of: MatchRecord, from?: Parameters<typeof keltis.clone>[0]) {
  return [...steps(keltis, of, from)].map((step) => (step.ok ? step.value.move?.word : step.error));
}

test('every moment is told, the table as it was set up first', () => {
  let ply = 0;
  for (const step of steps(keltis, record)) {
    if (!step.ok) throw new Error(step.error.code);
    const { state, move, events } = step.value;
    const again = replay(keltis, record, { to: ply });
    expect(again.ok && again.value).toEqual(state);
    expect(move?.word).toBe(ply === 0 ? undefined : record.actions[ply - 1]);
    expect(events.length > 0).toBe(ply > 0);
    ply++;
  }
  expect(ply).toBe(record.actions.length + 1);
});

test('from a state kept on the way, the rest is told', () => {
  const kept = replay(keltis, record, { to: 30 });
  if (!kept.ok) throw new Error(kept.error.code);
  expect(stepsOf(record, keltis.clone(kept.value))).toEqual([undefined, ...record.actions.slice(30)]);
});

test('an error is the last that is told', () => {
  const actions = record.actions.with(2, 'hop');
  expect(stepsOf({ ...record, actions })).toEqual([
    ...[undefined, actions[0], actions[1]],
    { code: 'refused', ply: 2, word: 'hop', refusal: { code: 'malformed' } },
  ]);
  expect(stepsOf({ ...record, seed: '' })).toEqual([{ code: 'malformed', at: 'seed' }]);
});
