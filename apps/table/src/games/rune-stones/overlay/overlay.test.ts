import { asked, NO_CARD, runeStones, SLOT_COSTS, type View } from '@dolmen/core/rune-stones';
import { describe, expect, test } from 'vitest';
import { playedGame } from '../testing/played-game.ts';
import { affordable, affordableSlots, purse } from './magic.ts';
import { payment } from './payment.ts';
import { sourceOf } from './source.ts';
import { suppose, tryWord } from './suppose.ts';

/** Views of those who are asked, from a whole game. */
function* views(stride = 3): Generator<View> {
  for (const { before } of playedGame({ nocturnal: true }, 3, [3, 1, 4, 1], stride))
    if (before.toAct !== null) yield runeStones.view(before, before.toAct);
}

const of = (choice: string): View[] => [...views()].filter((view) => view.choice === choice);

describe('magic', () => {
  test('is what the next question will say, with every card that it is enough for', () => {
    let seen = 0;
    for (const view of of('magic')) {
      const has = purse(view);
      if (has === null) continue;
      seen++;
      const fits = SLOT_COSTS.flatMap((cost, slot) =>
        cost <= has.magic && view.display[slot] !== NO_CARD ? [slot] : [],
      );
      expect(has.slots).toEqual(fits);
    }
    expect(seen).toBeGreaterThan(5);
  });

  test('before anything is played there is none', () => {
    const [first] = views(1);
    if (first === undefined) throw new Error('no game');
    expect(first.choice).toBe('turn');
    expect(purse(first)).toBeNull();
    expect(affordableSlots(first).length).toBeGreaterThan(0);
  });

  test('looking changes nothing', () => {
    for (const view of of('turn').slice(0, 20)) {
      const before = structuredClone(view);
      affordable(view);
      expect(view).toEqual(before);
    }
  });
});

describe('the proposed payment', () => {
  test('pays, and spares wild gems where others will do', () => {
    let seen = 0;
    for (const view of of('pay')) {
      const stones = payment(view);
      const state = suppose(view);
      for (const stone of stones) expect(tryWord(state, `pay:${stone}`)).toBe(true);
      expect(asked(state)?.type).not.toBe('pay');
      const [first] = stones;
      const legal = runeStones.legal(view).map((action) => runeStones.format(action));
      const isColored = legal.some((word) => word.startsWith('pay:') && !['pay:wild', 'pay:ore'].includes(word));
      if (isColored && view.players[view.toAct ?? 0]?.attuned === null) expect(first).not.toBe('wild');
      seen++;
    }
    expect(seen).toBeGreaterThan(3);
  });

  test('is nothing where nothing is to be paid', () => {
    for (const view of of('turn').slice(0, 5)) expect(payment(view)).toEqual([]);
  });
});

test('wisps say where they come from', () => {
  const all = [...views(1)];
  const wisps = all.filter((view) => view.choice === 'wisp').map(sourceOf);
  expect(wisps.length).toBeGreaterThan(3);
  expect(wisps).not.toContain(null);
  expect(all.map(sourceOf).some((source) => source !== null && 'tile' in source)).toBe(true);
  expect(all.filter((view) => view.choice === 'turn').map(sourceOf)).toEqual(
    expect.not.arrayContaining([{ track: true }]),
  );
});
