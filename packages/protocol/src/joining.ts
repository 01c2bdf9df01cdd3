import { GAME_IDS } from '@dolmen/core/game-id';
import { z } from 'zod';
import { PlayerName } from './player-name.ts';
import { MOST_SEATS, Token } from './words.ts';

/** What comes with the wish to join or open a table. */

export const JoinOptions = z.strictObject({
  token: Token,
  name: PlayerName,
  /** Any whole number: one that is not ours is told so, not called malformed. */
  protocol: z.int(),
});
export type JoinOptions = z.infer<typeof JoinOptions>;

export const ClockSetting = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('turn'), seconds: z.int().min(10).max(3600) }),
  z.strictObject({
    kind: z.literal('fischer'),
    seconds: z.int().min(30).max(86_400),
    increment: z.int().min(0).max(600),
  }),
  /** So many days for a turn: nobody need be there at the same time as anybody else. */
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(14) }),
]);
export type ClockSetting = z.infer<typeof ClockSetting>;

export const MOST_OPTIONS = 64 * 1024;

/** Room for a deck of one's own. What it says is for the game to judge. */
const GameOptions = z.record(z.string(), z.unknown()).refine((options) => isSmall(options), 'too large');

/** What cannot be written as JSON has no size: it did not come as JSON, and is not taken either. */
function isSmall(options: unknown): boolean {
  try {
    return JSON.stringify(options).length <= MOST_OPTIONS;
  } catch {
    return false;
  }
}

const Visibility = z.enum(['public', 'private']);

export const CreateOptions = z.strictObject({
  game: z.enum(GAME_IDS),
  options: GameOptions,
  seats: z.int().min(2).max(MOST_SEATS),
  visibility: Visibility,
  clock: ClockSetting,
  /** Of whoever opens it: they are its host. Without it, that is the first to sit down. */
  token: Token.optional(),
});
export type CreateOptions = z.infer<typeof CreateOptions>;
