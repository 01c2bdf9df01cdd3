import { describe, expect, test } from 'vitest';
import { runeStones } from './index.ts';
import { IDLE_ROUNDS } from './material.ts';
import type { State } from './state.ts';
import { act, deal, fit, hold, player, table, whyNot } from './testing/fixture.ts';

/** A turn in which nothing happens. */
function idle(state: State): string[] {
  deal(state, state.toAct ?? 0, [100, 101]);
  return act(state, 'summon', 'magic:100', 'done', 'done');
}

describe('the end', () => {
  test('S60: when someone reaches 65, the round is played to its end', () => {
    const state = table({}, 3);
    player(state).points = 64;
    fit(state, 0, 0, { red: 'red', blue: 'blue' });
    deal(state, 0, [100, 101]);
    expect(act(state, 'summon', 'magic:100', 'done', 'done', 'trade:1', 'rune:plus')).toContain('A reached-throne');
    expect([state.toAct, player(state).points]).toEqual([1, 67]);
    idle(state);
    expect(state.toAct).toBe(2);
    expect(idle(state)).toContain('ended by throne');
    expect([state.toAct, state.choice, runeStones.legal(state)]).toEqual([null, 'over', []]);
    expect(whyNot(state, 'summon')).toBe('S60 game-over');
  });

  test('S60: 64 points do not end the game', () => {
    const state = table();
    player(state).points = 64;
    idle(state);
    idle(state);
    expect([state.toAct, state.round]).toEqual([0, 2]);
  });

  test('S63: many rounds in a row without a point for anybody end the game', () => {
    const state = table();
    for (let turn = 1; turn < IDLE_ROUNDS * 2; turn++) idle(state);
    expect(state.toAct).toBe(1);
    expect(idle(state)).toContain('ended by limit');
  });

  test('S63: a point for anybody starts the count again', () => {
    const state = table();
    for (let turn = 1; turn < IDLE_ROUNDS * 2; turn++) idle(state);
    deal(state, 1, [107, 100]);
    act(state, 'abilities', 'use:107', 'points', 'done');
    expect([state.toAct, state.idle]).toEqual([0, 0]);
  });
});

describe('the final score', () => {
  /** As printed: 3 + 1 for one player, 6 + 1 for the other. */
  function printed(): State {
    const state = table();
    fit(state, 0, 0, { red: 'red', blue: 'blue' });
    hold(state, 0, { red: 3 });
    fit(state, 1, 1, { red: 'red', blue: 'blue', wild: 'wild' });
    hold(state, 1, { green: 1, wild: 1, ore: 2 });
    return state;
  }

  test('S61: a point for three gems and ores together, and the rows as if traded in', () => {
    const [black, white] = runeStones.scores(printed());
    expect([black?.total, white?.total]).toEqual([4, 7]);
    expect(white?.lines).toEqual([
      { key: 'track', points: 0, values: {} },
      { key: 'stones', points: 1, values: { stones: 4 } },
      { key: 'row', points: 0, values: { row: 1, artefacts: 0 } },
      { key: 'row', points: 6, values: { row: 2, artefacts: 3 } },
    ]);
  });

  test('S62: most points win', () => {
    const state = printed();
    expect(runeStones.winners(state)).toEqual([]);
    state.toAct = null;
    expect(runeStones.winners(state)).toEqual([1]);
  });

  test('S62: a tie has several winners', () => {
    const state = printed();
    player(state).points = 3;
    state.toAct = null;
    expect(runeStones.winners(state)).toEqual([0, 1]);
  });
});
