import { pick, random } from '@dolmen/core';
import { type Action, cellOf, faceOf, rune, type State, shapeOf } from '@dolmen/core/rune';
import { expect, test } from 'vitest';
import { type Areas, findAreas, survey, takeBack, tryRunes } from './land.ts';

/** Areas are in no particular order. */
const listOf = ({ points, holders, length }: Areas): string[] =>
  Array.from({ length }, (_, area) => `${points[area]} held by ${holders[area]}`).sort();

function areasOf(state: State): string[] {
  survey(state);
  return listOf(findAreas());
}

/** The areas after a card or marker is laid, found by trying it. */
function areasTrying(state: State, action: Extract<Action, { readonly type: 'lay' | 'mark' }>): string[] {
  survey(state);
  const from = cellOf(action.x, action.y);
  if (action.type === 'mark') tryRunes(from, [0], [action.rune]);
  else tryRunes(from, shapeOf(action.turn).steps, faceOf(action.card, action.turn));
  return listOf(findAreas());
}

test('areas after a move is tried are those of the table after it, and back again', () => {
  for (let game = 0; game < 20; game++) {
    const state = rune.setup({ grandmaster: true }, 2, [game, 0, 0, 1]);
    const player = random([game, 0, 0, 2]);
    while (state.toAct !== null) {
      const before = areasOf(state);
      const action = pick(player, rune.legal(state));
      const tried = action.type === 'lay' || action.type === 'mark' ? areasTrying(state, action) : null;
      takeBack();
      expect(listOf(findAreas())).toEqual(before);
      rune.play(state, action);
      if (tried !== null) expect(tried).toEqual(areasOf(state));
    }
  }
});
