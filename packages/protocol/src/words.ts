import { z } from 'zod';
import { UNSEEN } from './unseen.ts';

/** The texts and numbers that messages are made of, each with its bounds: nothing from outside is taken without. */

const LONGEST_LINE = 300;

export const ChatText = z
  .string()
  .max(4 * LONGEST_LINE)
  .trim()
  .min(1)
  .max(LONGEST_LINE)
  .refine((text) => !UNSEEN.test(text), 'unseen characters');

/** A player's secret, kept by their browser: who has it is that player. */
export const Token = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);
/** What a table calls somebody: known to whoever is there, and another one at every table. */
export const PersonId = z.string().regex(/^[0-9a-f]{12}$/);
/** Named by the sender: the same one twice is the same move sent again. */
export const ActId = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);
/** An action in the game's notation. */
export const Word = z.string().min(1).max(64);
export const Nonce = z.string().regex(/^[0-9a-f]{32}$/);

export const MOST_SEATS = 4;
export const SeatIndex = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
export const Ply = z.int().min(0).max(1_000_000);
