import type { PieceId, Viewer } from '@dolmen/core';

type Goals = (seat: Viewer) => readonly string[];

const toHand: Goals = () => ['hand:'];
const toDish: Goals = (seat) => ['own:', `dish:${seat}`];

/** By the first part of a piece's name: where a hand takes it. */
const GOALS: Readonly<Record<string, Goals>> = {
  hand: () => ['action:', 'played:', 'display:'],
  played: () => ['action:'],
  display: toHand,
  pile: toHand,
  discard: toHand,
  supply: toDish,
  own: () => ['forge:', 'supply:'],
  rune: (seat) => [`slab:${seat}`],
};

export const goals = (touch: PieceId, seat: Viewer): readonly string[] =>
  GOALS[touch.split(':')[0] ?? '']?.(seat) ?? [];
