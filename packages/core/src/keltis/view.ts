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
    players: copy.players.map((player) => ({ ...player, hand: Array.from(player.hand, deal).sort(rising) })),
    stock: Array.from(copy.stock, deal),
    removed: Array.from(copy.removed, deal),
  };
}

/** The cards that lie nowhere the view shows, in order: what the hidden places hold between them. */
function unseenCards(view: View): Card[] {
  const left = new Uint8Array(CARDS.length).fill(COPIES);
  for (const player of view.players) {
    strike(left, player.hand);
    for (const row of player.rows) strike(left, row);
  }
  for (const pile of view.discards) strike(left, pile);
  strike(left, view.stock);
  strike(left, view.removed);
  const cards: Card[] = [];
  for (const card of CARDS) for (let copy = left[card] as number; copy > 0; copy--) cards.push(card);
  return cards;
}

// One pass without lists in between: a search draws a thousand worlds for a move.
function strike(left: Uint8Array, cards: readonly (Card | null)[]): void {
  for (const card of cards) if (card !== null) left[card] = (left[card] as number) - 1;
}
