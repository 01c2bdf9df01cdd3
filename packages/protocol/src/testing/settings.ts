import type { GameId } from '@dolmen/core';
import { STANDARD_DECK } from '@dolmen/core/rune-stones';

/** A kind of match that is tried. */
export interface Setting {
  readonly name: string;
  readonly game: GameId;
  readonly seats: number;
  readonly options: unknown;
}

const QUEENIE = ['magic', 'hand', 'exchange', 'wild', 'plus', 'double-die', 'keep-highest', 'gem-or-points'];

/** Other numbers, also above 127 where a character takes two bytes, and other magic. */
export const OTHER_DECK = {
  creatures: STANDARD_DECK.creatures.map((row) => ({ ...row, number: row.number + 60, magic: 4 - row.magic })),
  banshees: STANDARD_DECK.banshees.map((row) => ({ ...row, number: row.number + 60 })),
  druids: STANDARD_DECK.druids.map((row) => ({ ...row, number: row.number - 90 })),
};

const named = (game: Setting['game'], seats: number, kind = '', options: unknown = {}): Setting => ({
  name: [game, kind, `${seats} players`].filter((part) => part !== '').join(', '),
  game,
  seats,
  options,
});

export const SETTINGS: readonly Setting[] = [
  ...[2, 3, 4].map((seats) => named('keltis', seats)),
  named('rune', 2),
  named('rune', 2, 'grandmaster', { grandmaster: true }),
  ...[2, 3, 4].map((seats) => named('rune-stones', seats)),
  ...[2, 3, 4].map((seats) => named('rune-stones', seats, 'nocturnal', { nocturnal: true })),
  named('rune-stones', 4, 'nocturnal, Queenie 1', { nocturnal: true, runes: QUEENIE }),
  named('rune-stones', 3, 'nocturnal, another deck', { nocturnal: true, deck: OTHER_DECK }),
];

/** `DOLMEN_LONG=1` asks for many times the games. */
export const LONG = process.env.DOLMEN_LONG === '1';
