import { describe, expect, test } from 'vitest';
import { keltis } from './keltis/index.ts';
import { pick, random } from './random.ts';
import { type MatchRecord, parseRecord, start } from './record.ts';
import { replay } from './replay.ts';

function match(): { record: MatchRecord; states: string[] } {
  const begun = start(keltis, { seats: 2, seed: [1, 2, 3, 4] });
  if (!begun.ok) throw new Error(begun.error.code);
  const { header, state } = begun.value;
  const player = random([9, 9, 9, 9]);
  const actions: string[] = [];
  const states = [JSON.stringify(state)];
  while (state.toAct !== null) {
    const action = pick(player, keltis.legal(state));
    actions.push(keltis.format(action));
    keltis.play(state, action);
    states.push(JSON.stringify(state));
  }
  return { record: { ...header, actions }, states };
}

const { record, states } = match();
const code = (changed: Partial<MatchRecord>, to?: number): unknown => {
  const answer = replay(keltis, { ...record, ...changed }, to === undefined ? {} : { to });
  return answer.ok ? 'replayed' : answer.error;
};

describe('replay', () => {
  test('gives byte-equal states at every ply', () => {
    for (const to of [0, 1, 2, 50, states.length - 1]) {
      const answer = replay(keltis, record, { to });
      expect(answer.ok && JSON.stringify(answer.value)).toBe(states[to]);
    }
  });

  test('tells the events on the way', () => {
    const told: string[] = [];
    replay(keltis, record, { emit: (event) => told.push(keltis.tell(event)) });
    expect(told.at(-1)).toMatch(/^ended by/);
  });

  test('refuses a ply that the record does not have', () => {
    const plies = record.actions.length;
    expect(code({}, plies + 1)).toEqual({ code: 'no-such-ply', ply: plies + 1, plies });
    for (const to of [-1, 0.5, Number.NaN]) expect(code({}, to)).toMatchObject({ code: 'no-such-ply' });
  });

  test('refuses another game or version', () => {
    expect(code({ game: 'rune' })).toEqual({ code: 'other-game', found: 'rune', expected: 'keltis' });
    expect(code({ version: 99 })).toEqual({ code: 'other-version', found: 99, expected: keltis.version });
  });

  test('refuses seats, options and seeds that the game does not know', () => {
    expect(code({ seats: 5 })).toEqual({ code: 'bad-seats', found: 5, min: 2, max: 4 });
    expect(code({ options: { x: 1 } })).toMatchObject({ code: 'bad-options', faults: [{ at: 'x' }] });
    expect(code({ seed: 'zz' })).toEqual({ code: 'malformed', at: 'seed' });
  });

  test('refuses an illegal word and names its ply', () => {
    const actions = record.actions.with(6, 'move:red');
    expect(code({ actions })).toMatchObject({
      code: 'refused',
      ply: 6,
      word: 'move:red',
      refusal: { code: 'not-legal' },
    });
    expect(code({ actions }, 6)).toBe('replayed');
  });

  test('refuses a malformed word and one after the end', () => {
    expect(code({ actions: ['hop'] })).toMatchObject({ code: 'refused', ply: 0, refusal: { code: 'malformed' } });
    const plies = record.actions.length;
    expect(code({ actions: [...record.actions, 'draw:stock'] })).toMatchObject({
      ply: plies,
      refusal: { code: 'game-over' },
    });
  });
});

describe('reading a record', () => {
  test('takes what was written', () => {
    expect(parseRecord(JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, value: record });
  });

  test('names the field that is wrong', () => {
    const wrong = { game: 1, version: 'x', options: undefined, seats: 2.5, seed: 'abc', actions: [1] };
    for (const [at, value] of Object.entries(wrong)) {
      expect(parseRecord({ ...record, [at]: value })).toEqual({ ok: false, error: { code: 'malformed', at } });
    }
    for (const input of [null, 3, 'x', undefined]) expect(parseRecord(input)).toMatchObject({ error: { at: '' } });
  });
});
