import { at } from '../assert.ts';
import type { Viewer } from '../game.ts';
import { random, type Seed, shuffle } from '../random.ts';
import { CARDS, type Card, COPIES } from './material.ts';
import { clone, type Player, type State, type View } from './state.ts';

export function view(state: State, viewer: Viewer): View {
  const copy: View = clone(state);
  copy.stock = state.stock.map(hidden);
  copy.removed = state.removed.map(hidden);
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
    stock: copy.stock.map(reveal),
    removed: copy.removed.map(reveal),
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

function draw(unseen: Card[]): Card {
  const card = unseen.pop();
  if (card === undefined) throw new Error('more hidden places than unseen cards: not a view of this game');
  return card;
}
