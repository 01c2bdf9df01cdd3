import type { View } from '@dolmen/core/rune';
import { expect, test } from 'vitest';
import { localTable, settingFor } from '../../practice/testing/local-table.ts';
import type { Vec } from '../../scene/piece.ts';
import { createSession } from '../../session/create-session.ts';
import type { Session } from '../../session/session.ts';
import { createStore } from '../../store.ts';
import { controlled } from './areas.ts';
import { cardAt, gridOf } from './grid.ts';
import { Placer } from './placer.ts';
import { type Placing, turnsOf, whyNot } from './placing.ts';

/** A match whose first turn is ours, and a card of our hand that fits in some turns. */
function begin(hasFingers: boolean) {
  const { source } = localTable(settingFor('rune', 2, '1'));
  const session = createSession(source);
  const store = createStore<Placing | null>(null);
  const placer = new Placer(session, store, () => hasFingers);
  session.subscribe(() => placer.follow());
  const view = session.get().view as View;
  const card = view.players[0]?.hand[0] ?? 0;
  session.touch(`hand:${card}`);
  return { session, placer, view, card, held: store.get };
}

/** Where on the table the held card is. */
function pointOf(session: Session, placing: Placing | null): Vec {
  if (!placing) throw new Error('nothing is held');
  const [x, z] = cardAt(gridOf(session.get().view as View), placing, placing.turn);
  return [x, 0, z];
}

test('a card that is taken up is held where it fits, and its places are lit', () => {
  const { session, view, held } = begin(false);
  const placing = held();
  expect(placing && whyNot(view, placing)).toBeNull();
  expect(session.get().touched).toEqual([`hand:${placing?.card}`, `turn:${placing?.turn}`]);
  expect(session.get().next.every((piece) => piece.startsWith('field:'))).toBe(true);
});

test('a turn in which it fits nowhere is shown all the same, with no places', () => {
  const { session, placer, view, card, held } = begin(false);
  const open = turnsOf(view, card);
  for (let turn = 0; turn < 4; turn++) {
    placer.turnTo(turn);
    expect(held()?.turn).toBe(turn);
    expect(session.get().touched.length).toBe(open.has(turn) ? 2 : 1);
  }
});

test('it turns about its middle: four quarters bring it back', () => {
  const { placer, held } = begin(false);
  const before = held();
  for (let quarter = 0; quarter < 4; quarter++) placer.turn(1);
  expect(held()).toEqual(before);
});

test('where it does not fit it is not laid', () => {
  const { session, placer, held } = begin(false);
  placer.move(9, 9);
  placer.lay();
  expect(session.get().view.ply).toBe(0);
  expect(held()).not.toBeNull();
});

test('a mouse lays it with one click, a finger with a second tap', () => {
  for (const hasFingers of [false, true]) {
    const { session, placer, held } = begin(hasFingers);
    const at = pointOf(session, held());
    placer.tap(at);
    expect(session.get().view.ply).toBe(hasFingers ? 0 : 1);
    if (hasFingers) placer.tap(at);
    expect(session.get().view.ply).toBe(1);
    expect(held()).toBeNull();
  }
});

test('letting go of the card ends it', () => {
  const { session, held } = begin(false);
  while (session.back());
  expect(held()).toBeNull();
});

test('areas are those of the masters', () => {
  const { view } = begin(false);
  expect(controlled(view)).toEqual([[], []]);
  const withMaster: View = { ...view, masters: [{ seat: 1, x: 0, y: 0 }] };
  // The start card shows blue in three rows at the left, but for nothing between.
  expect(controlled(withMaster)).toEqual([
    [],
    [
      { x: 0, y: 0, rune: 1 },
      { x: 0, y: 1, rune: 1 },
      { x: 0, y: 2, rune: 1 },
    ],
  ]);
});
