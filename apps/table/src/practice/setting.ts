import { isLevel, type Level } from '@dolmen/bots/level-names';
import type { Seat } from '@dolmen/core';
import { type GameId, isGameId } from '@dolmen/core/game-id';

/** A match in this browser against computers: what was asked for. */
export interface PracticeSetting {
  readonly game: GameId;
  readonly seats: number;
  /** The person's. */
  readonly seat: Seat;
  /** For the game to judge. */
  readonly options: unknown;
  readonly level: Level;
  /** Up to 32 hexadecimal digits; `null`: chance. */
  readonly seed: string | null;
  /** How long computers seem to think, in milliseconds; `null`: as a person would. */
  readonly pause: number | null;
}

/**
 * Reads `game=keltis&seats=3&level=casual&seed=1&pause=100&options={…}`; what makes no sense is left to the defaults, but
 * there is no match without a game: `null`.
 */
export function readPractice(query: URLSearchParams): PracticeSetting | null {
  const text = (name: string): string => query.get(name) ?? '';
  const game = text('game');
  if (!isGameId(game)) return null;
  const seed = text('seed').toLowerCase();
  const pause = Number.parseInt(text('pause'), 10);
  return {
    game,
    seats: Number.parseInt(text('seats'), 10) || 2,
    seat: 0,
    options: readOptions(text('options')),
    level: isLevel(text('level')) ? (text('level') as Level) : 'casual',
    seed: /^[0-9a-f]{1,32}$/.test(seed) ? seed : null,
    pause: pause >= 0 ? pause : null,
  };
}

/** The address of a match with this setting: what `readPractice` reads. */
export function settingHash({ game, seats, level, options, seed, pause }: PracticeSetting): string {
  const query = new URLSearchParams({ game, seats: String(seats), level });
  if (Object.keys(Object(options)).length > 0) query.set('options', JSON.stringify(options));
  if (seed !== null) query.set('seed', seed);
  if (pause !== null) query.set('pause', String(pause));
  return `#/practice?${query}`;
}

function readOptions(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return {};
  }
}
