import type { Common, PieceId } from '@dolmen/core';
import type { View } from '@dolmen/core/rune-stones';
import { COLORS, GEMS } from '@dolmen/core/rune-stones';

type Meant = (view: View, detail: string) => string;

const byChoice =
  (words: Readonly<Record<string, string>>, otherwise: string): Meant =>
  ({ choice }, detail) =>
    `${words[choice] ?? otherwise}:${detail}`;

const owns = (view: View, gem: string): boolean => (view.players[view.toAct ?? 0]?.stones[gem as 'green'] ?? 0) > 0;

/** A stone touched where it does nothing: the first thing it could have been for. */
const stoneUse: Meant = (view, kind) =>
  kind === 'wild'
    ? `attune:${COLORS.find((color) => view.supply[color] > 0) ?? 'green'}`
    : `smelt:${GEMS.find((gem) => owns(view, gem)) ?? 'green'}`;

/** By the first part of a piece's name: what touching it means while something else is asked. */
const MEANT: Readonly<Record<string, Meant>> = {
  action: (_view, detail) => detail,
  forge: (_view, detail) => `forge:${detail}`,
  hand: byChoice({ cards: 'play', 'play-card': 'play', ability: 'play' }, 'magic'),
  played: (_view, detail) => `use:${detail}`,
  display: (_view, detail) => `take:${detail}`,
  supply: (_view, detail) => (detail === 'ore' ? 'ore' : `gem:${detail}`),
  marker: () => 'points',
  die: ({ choice }) => (choice === 'face' ? 'carry-out' : 'roll'),
  pile: () => 'draw',
  others: () => 'pillage',
  discard: byChoice({ 'card-switch': 'fetch' }, 'raise'),
  wisp: (_view, detail) => `wisp:${detail}`,
  own: byChoice({ swap: 'swap' }, 'pay'),
  row: (_view, detail) => (detail.includes('-') ? `place:${detail}` : `trade:${detail}`),
  rune: (_view, detail) => `rune:${detail}`,
  stone: stoneUse,
  done: () => 'done',
  decline: () => 'decline',
};

const split = (piece: PieceId): readonly [name: string, detail: string] => {
  const colon = piece.indexOf(':');
  return colon < 0 ? [piece, ''] : [piece.slice(0, colon), piece.slice(colon + 1)];
};

/** Gestures that begin at a rune stone mean its use. */
function stoneGesture([stone, first = '', second = '']: readonly PieceId[]): string | null {
  if (stone === 'stone:wild' && first.startsWith('supply:')) return `attune:${split(first)[1]}`;
  if (stone !== 'stone:exchange' || !first.startsWith('own:')) return null;
  if (first !== 'own:ore') return `smelt:${split(first)[1]}`;
  return second.startsWith('supply:') ? `refine:${split(second)[1]}` : null;
}

/** The word that was meant by touching these pieces, so that the engine can say why not. */
export function attempt(view: Common, gesture: readonly PieceId[]): string | null {
  const meant = stoneGesture(gesture);
  if (meant !== null) return meant;
  const last = gesture.at(-1);
  if (last === undefined) return null;
  const [name, detail] = split(last);
  return MEANT[name]?.(view as View, detail) ?? null;
}
