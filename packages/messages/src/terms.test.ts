import type { Tile } from '@dolmen/core/keltis';
import type { Action, Face, RuneKind, View } from '@dolmen/core/rune-stones';
import { expectTypeOf, test } from 'vitest';
import type { MessageKey } from './index.ts';

type Held<T extends Action['type'], K extends string> = Extract<Action, { type: T } & Record<K, string>>[K];
type Color = Held<'attune', 'color'>;
type Gem = Held<'gem', 'gem'>;
type Stone = Held<'pay', 'stone'>;
type Choice = Exclude<View['choice'], 'over'>;

/** The compiler checks it: random games seldom meet them all. */
test('Rune Stones has a term for whatever a place can hold', () => {
  expectTypeOf<`rune-stones.term.${Color}`>().toExtend<MessageKey>();
  expectTypeOf<`rune-stones.term.stone.${Stone | 'any'}`>().toExtend<MessageKey>();
  expectTypeOf<`rune-stones.term.of.${Gem | 'any'}`>().toExtend<MessageKey>();
  expectTypeOf<`rune-stones.term.artefact.${Gem}`>().toExtend<MessageKey>();
  expectTypeOf<`rune-stones.term.place.${Gem}`>().toExtend<MessageKey>();
  expectTypeOf<`rune-stones.term.rune.${RuneKind}`>().toExtend<MessageKey>();
  expectTypeOf<`rune-stones.term.asked.${Choice}`>().toExtend<MessageKey>();
  expectTypeOf<`rune-stones.term.${'a' | 'one'}.${Stone}`>().toExtend<MessageKey>();
  expectTypeOf<`rune-stones.term.face.${Face}`>().toExtend<MessageKey>();
});

test('Keltis has a term for whatever lies on a field', () => {
  expectTypeOf<`keltis.term.tile.${Exclude<Tile, 'none'>}`>().toExtend<MessageKey>();
});
