import { z } from 'zod';
import { ChatText, PersonId, Ply, SeatIndex } from './words.ts';

/** Watching a match together: one leads, others follow. What is shown everybody winds for themselves, from the same file. */

/** Where the one who leads is. */
export const Lead = z.strictObject({
  ply: Ply,
  isPlaying: z.boolean(),
  speed: z.number().min(0.25).max(8),
  eyes: z.strictObject({ seat: SeatIndex.nullable(), isOpen: z.boolean() }),
});
export type Lead = z.infer<typeof Lead>;

export const TOGETHER_REQUESTS = {
  lead: Lead,
  /** For the one who leads: from now on this person does. */
  hand: z.strictObject({ person: PersonId }),
  chat: z.strictObject({ text: ChatText }),
} as const;

/** What opens one: the id of a match that is over, and who asks. */
export const TogetherWish = z.strictObject({ match: z.uuid() });

export interface Companion {
  readonly id: string;
  readonly name: string;
}

/** Everything about it, told whenever something of it changes. */
export interface Together {
  readonly match: string;
  readonly lead: Lead;
  /** The id of whoever leads; '' while nobody is here. */
  readonly leader: string;
  readonly people: readonly Companion[];
}

export interface TogetherNotices {
  together: Together;
  you: { readonly id: string };
  /** What was said, the last line last. */
  talk: { readonly lines: readonly { readonly name: string; readonly text: string; readonly at: number }[] };
}

/** Of a room where people watch together: no table is called so. */
export const togetherRoom = (code: string): string => `together-${code}`;
