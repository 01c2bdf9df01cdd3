import { expect, test } from 'vitest';
import { at } from '../assert.ts';
import { pick, random } from '../random.ts';
import { LONG } from '../testing/long.ts';
import type { Action } from './action.ts';
import { rune } from './index.ts';
import type { State } from './state.ts';
import { layWords, markWords, placeWords } from './testing/oracle.ts';

/** What the slow rules find; `draw` as the engine would say it. */
const expected = (state: State): string[] =>
  state.choice === 'lay' ? [...layWords(state), ...markWords(state)] : placeWords(state);

// Random players soon place all their masters; every other game draws while it can, for tables of many cards.
function choose(legal: readonly Action[], state: State, game: number): Action {
  const draw = legal.find((action) => action.type === 'draw');
  return draw !== undefined && game % 2 === 1 ? draw : pick(random([game, state.ply, 0, 1]), legal);
}

for (const grandmaster of [false, true]) {
  test(`the engine and the slow rules find the same actions, ${JSON.stringify({ grandmaster })}`, () => {
    for (let game = 0; game < (LONG ? 400 : 30); game++) {
      const state = rune.setup({ grandmaster }, 2, [game, 1, 2, 3]);
      while (state.toAct !== null) {
        const legal = rune.legal(state);
        const words = legal.filter(({ type }) => type !== 'draw').map(rune.format);
        expect(words.sort()).toEqual(expected(state).sort());
        rune.play(state, choose(legal, state, game));
      }
      expect(at(state.players, 0).masters).toBe(0);
    }
  });
}
