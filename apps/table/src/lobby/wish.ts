import { isLevel, type Level } from '@dolmen/bots/level-names';
import type { GameId } from '@dolmen/core';
import { SEATS } from '@dolmen/core/seats';
import type { ClockSetting } from '@dolmen/protocol';
import { CLOCKS, type ClockName } from '@dolmen/protocol/clocks';
import { settingHash } from '../practice/setting.ts';

/** The name of a clock; `null`: another program has set it. */
export const clockName = (clock: ClockSetting): ClockName | null =>
  (Object.keys(CLOCKS) as ClockName[]).find((name) => isSame(CLOCKS[name], clock)) ?? null;

const isSame = (one: ClockSetting, other: ClockSetting): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** What can be switched on, by game; each is a name for people and what it means to the game. */
export const EXTRAS = {
  keltis: [],
  rune: ['grandmaster'],
  'rune-stones': ['nocturnal', 'queenie'],
} as const satisfies Record<GameId, readonly string[]>;
export type Extra = (typeof EXTRAS)[GameId][number];

/** What somebody would like to play: remembered for each game. */
export interface Wish {
  readonly game: GameId;
  readonly seats: number;
  readonly level: Level;
  readonly extras: readonly Extra[];
  readonly clock: ClockName;
  readonly visibility: 'public' | 'private';
}

export const plainWish = (game: GameId): Wish => ({
  game,
  seats: 2,
  level: 'casual',
  extras: [],
  clock: 'none',
  visibility: 'private',
});

/** What the game itself calls these wishes. */
export function optionsOf({ extras }: Pick<Wish, 'extras'>): Record<string, unknown> {
  return {
    ...(extras.includes('grandmaster') && { grandmaster: true }),
    ...(extras.includes('nocturnal') && { nocturnal: true }),
    ...(extras.includes('queenie') && { queenie: true }),
  };
}

/** Only what is possible is taken from what was remembered. */
export function readWish(game: GameId, stored: unknown): Wish {
  const { seats, level, extras, clock, visibility } = Object(stored) as Record<string, unknown>;
  const plain = plainWish(game);
  const { min, max } = SEATS[game];
  const offered: readonly Extra[] = EXTRAS[game];
  return {
    game,
    seats: Number.isInteger(seats) && Number(seats) >= min && Number(seats) <= max ? Number(seats) : plain.seats,
    level: isLevel(level) ? level : plain.level,
    extras: Array.isArray(extras) ? offered.filter((extra) => extras.includes(extra)) : plain.extras,
    clock: typeof clock === 'string' && Object.hasOwn(CLOCKS, clock) ? (clock as ClockName) : plain.clock,
    visibility: visibility === 'public' ? 'public' : 'private',
  };
}

/** The same wish as a local match against computers. */
export const practiceHash = ({ game, seats, level, extras }: Wish): string =>
  settingHash({ ...{ game, seats, seat: 0, level }, options: optionsOf({ extras }), seed: null, pause: null });
