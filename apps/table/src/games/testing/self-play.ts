import { type Common, type Game, type GameId, type PieceId, pick, random, type Viewer } from '@dolmen/core';
import type { GameEvent } from '@dolmen/protocol';
import type { Picking } from '../../scene/stage.ts';

/** One step of a game that plays itself, as one viewer sees it. */
export interface Step<V> {
  readonly before: V;
  readonly after: V;
  readonly events: readonly GameEvent[];
  readonly viewer: Viewer;
}

/** A whole game of chance, told step by step from every side. */
export function* selfPlay<S extends V, V extends Common, A, E>(
  game: Game<S, V, A, E, unknown>,
  seats: number,
  seed: number,
  input: object = {},
): Generator<Step<V>> {
  const options = game.options(input);
  if (!options.ok) throw new Error(`${game.id}: bad options`);
  const state = game.setup(options.value, seats, [seed, 1, 2, 3]);
  const roll = random([seed, 4, 5, 6]);
  const viewers: Viewer[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  while (state.toAct !== null) {
    const views = viewers.map((viewer) => game.view(state, viewer));
    const events: E[] = [];
    game.play(state, pick(roll, game.legal(state)), (event) => events.push(event));
    for (const [index, viewer] of viewers.entries()) {
      const seen = events.map((event) => game.viewEvent(event, viewer) as unknown as GameEvent);
      yield { before: views[index] as V, after: game.view(state, viewer), events: seen, viewer };
    }
  }
}

/** Every moment of picking that the legal gestures lead through: what was touched, and what can be touched next. */
export function pickings<V extends Common, A>(
  game: { readonly id: GameId; legal(view: V): readonly A[]; gesture(action: A): readonly PieceId[] },
  view: V,
): Picking[] {
  const found = new Map<string, { touched: readonly PieceId[]; next: Set<PieceId> }>();
  for (const action of game.legal(view)) {
    const gesture = game.gesture(action);
    for (const [index, piece] of gesture.entries()) {
      const touched = gesture.slice(0, index);
      const known = found.get(touched.join(' ')) ?? { touched, next: new Set<PieceId>() };
      known.next.add(piece);
      found.set(touched.join(' '), known);
    }
  }
  return [...found.values()].map(({ touched, next }) => ({ touched, next: [...next], isAsked: true }));
}
