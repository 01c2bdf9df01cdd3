import type { Viewer } from '../game.ts';
import { random, type Seed, shuffle } from '../random.ts';
import { CARDS, type Card } from './material.ts';
import { clone, type Player, type State, type View } from './state.ts';

export function view(state: State, viewer: Viewer): View {
  const copy: View = clone(state);
  copy.pile = state.pile.map(hidden);
  for (const [seat, player] of copy.players.entries()) if (seat !== viewer) veil(player);
  return copy;
}

const hidden = (): null => null;

function veil(player: Player<Card | null>): void {
  const secrets = player.hand.length - player.known.length;
  player.hand = [...player.known, ...Array.from({ length: secrets }, hidden)];
}

export function determinize(view: View, seed: Seed): State {
  const unseen = shuffle(random(seed), unseenCards(view));
  const reveal = (card: Card | null): Card => card ?? draw(unseen);
  const copy = clone(view);
  return {
    ...copy,
    players: copy.players.map((player) => ({ ...player, hand: player.hand.map(reveal).sort((a, b) => a - b) })),
    pile: copy.pile.map(reveal),
  };
}

/** The cards that lie nowhere the view shows: what the hidden places hold between them. */
function unseenCards(view: View): Card[] {
  const places = [view.laid.map((laid) => laid.card), view.dropped, view.pile, ...view.players.map(({ hand }) => hand)];
  const shown = new Set(places.flat());
  return CARDS.filter((card) => !shown.has(card));
}

function draw(unseen: Card[]): Card {
  const card = unseen.pop();
  if (card === undefined) throw new Error('more hidden places than unseen cards: not a view of this game');
  return card;
}
