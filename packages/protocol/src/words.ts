import { z } from 'zod';

/** The texts and numbers that messages are made of, each with its bounds: nothing from outside is taken without. */

// \p{Cc}: control characters; \p{Zl}, \p{Zp}: line and paragraph breaks; the rest turns the direction of what follows.
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const line = (max: number) =>
  z
    .string()
    .max(4 * max)
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !UNSEEN.test(text), 'unseen characters');

export const PlayerName = line(24);
export const ChatText = line(300);

/** A player's secret, kept by their browser: who has it is that player. */
export const Token = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);
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
