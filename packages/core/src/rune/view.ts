import type { Viewer } from '../game.ts';
import { rising } from '../lists.ts';
import { random, type Seed, shuffle } from '../random.ts';
import { dealer, veiled, veiledHand } from '../veil.ts';
import { CARDS, type Card } from './material.ts';
import { clone, type State, type View } from './state.ts';

export function view(state: State, viewer: Viewer): View {
  const copy: View = clone(state);
  copy.pile = veiled(state.pile);
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
    players: copy.players.map((player) => ({ ...player, hand: Array.from(player.hand, deal).sort(rising) })),
    pile: Array.from(copy.pile, deal),
  };
}

/** The cards that lie nowhere the view shows: what the hidden places hold between them. */
function unseenCards(view: View): Card[] {
  const places = [view.laid.map((laid) => laid.card), view.dropped, view.pile, ...view.players.map(({ hand }) => hand)];
  const shown = new Set(places.flat());
  return CARDS.filter((card) => !shown.has(card));
}
