import type { Seat, Viewer } from '../../game.ts';
import { seatLetter } from '../../notation.ts';
import type { Probe } from '../../testing/moment.ts';
import type { Event } from '../event.ts';
import type { Card } from '../material.ts';
import type { State, View } from '../state.ts';

function census(view: View): string[] {
  const hands = view.players.flatMap(({ hand }) => hand);
  const cards = [...view.laid.map(({ card }) => card), ...view.dropped, ...view.pile, ...hands];
  const masters = [...view.players.keys()].flatMap((seat) => mastersOf(view, seat));
  const markers = view.grandmaster ? [...view.players.keys()].flatMap((seat) => markersOf(view, seat)) : [];
  return [...names(cards), ...masters, ...markers];
}

function mastersOf(view: View, seat: Seat): string[] {
  const player = view.players[seat];
  const placed = view.masters.filter((master) => master.seat === seat).length;
  const count = placed + (player?.masters ?? 0) + (player?.lost ?? 0);
  return Array.from({ length: count }, () => `master-${seatLetter(seat)}`);
}

/** One for each on the table; one in reserve where none is. */
function markersOf(view: View, seat: Seat): string[] {
  const used = view.marks.filter((mark) => mark.seat === seat).length;
  return Array.from({ length: Math.max(used, 1) }, () => `marker-${seatLetter(seat)}`);
}

/** Hands but for what was shown, and the pile. */
function secrets(state: State, viewer: Viewer): string[] {
  const hands = state.players
    .filter((_, seat) => seat !== viewer)
    .flatMap(({ hand, known }) => hand.filter((card) => !known.includes(card)));
  return names([...hands, ...state.pile]);
}

function mentions(event: Event): string[] {
  if (event.type === 'dropped') return names([event.card, ...event.shown]);
  return 'card' in event ? names([event.card]) : [];
}

const names = (cards: readonly (Card | null)[]): string[] =>
  cards.filter((card) => card !== null).map((card) => `card-${card}`);

/** The hidden cards come from one deck: another hand makes another pile. */
const redeal = (_state: State, drawn: State): State => drawn;

/** R10: whoever can lay no card shows the hand. */
const reveals = { R10: (_state: State, word: string): boolean => word.startsWith('drop:') };

/** What is where, said without the engine's help: the laws of `contract` compare the engine with it. */
export const probe: Probe<State, View, Event> = { census, secrets, mentions, redeal, reveals };
