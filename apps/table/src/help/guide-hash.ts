import type { GameId } from '@dolmen/core';

/** Deals in which the person begins, and everything a guide shows can be done early. A test walks through them. */
export const GUIDE_SEEDS: { readonly [G in GameId]: string } = { keltis: '55', rune: '1', 'rune-stones': '16' };

/** The address of a first game with its guide. A file of its own: the front page needs no more. */
export const guideHash = (game: GameId): string =>
  `#/practice?game=${game}&seats=2&level=beginner&seed=${GUIDE_SEEDS[game]}&guide=1`;
