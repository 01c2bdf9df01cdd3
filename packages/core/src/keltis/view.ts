import { at } from '../assert.ts';
import type { Viewer } from '../game.ts';
import { rising } from '../lists.ts';
import { random, type Seed, shuffle } from '../random.ts';
import { dealer, veiled, veiledHand } from '../veil.ts';
import { CARDS, type Card, COPIES } from './material.ts';
import { clone, type State, type View } from './state.ts';

export function view(state: State, viewer: Viewer): View {
  const copy: View = clone(state);
  copy.stock = veiled(state.stock);
  copy.removed = veiled(state.removed);
  for (const [seat, player] of copy.players.entries()) {
    if (seat !== viewer) player.hand = veiledHand(player.hand, player.known);
  }
  return copy;
}

export function determinize(view: View, seed: Seed): State {
  const deal = dealer(shuffle(random(seed), unseenCards(view)));
  const copy = clone(view);
  return {
    ...copy,
    players: copy.players.map((player) => ({ ...player, hand: player.hand.map(deal).sort(rising) })),
    stock: copy.stock.map(deal),
    removed: copy.removed.map(deal),
  };
}

/** The cards that lie nowhere the view shows, in order: what the hidden places hold between them. */
function unseenCards(view: View): Card[] {
  const left = CARDS.map(() => COPIES);
  for (const card of visibleCards(view)) left[card] = at(left, card) - 1;
  return CARDS.flatMap((card) => Array.from({ length: at(left, card) }, () => card));
}

/** Every card whose face the view shows, wherever it lies; of a state: all cards. */
export const visibleCards = (view: View): Card[] =>
  [...view.players.flatMap((player) => [...player.hand, ...player.rows.flat()]), ...view.discards.flat()]
    .concat(view.stock, view.removed)
    .filter((card) => card !== null);
