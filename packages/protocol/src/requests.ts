import type { Common } from '@dolmen/core';
import { z } from 'zod';
import type { GameEvent } from './events.ts';
import { CreateOptions } from './joining.ts';
import { PlayerName } from './player-name.ts';
import { ActId, ChatText, Nonce, PersonId, Ply, SeatIndex, Word } from './words.ts';

/** What a client may ask of its table. */

export const EMOTES = ['hello', 'thanks', 'well-played', 'oops', 'hurry', 'thinking', 'wow', 'bye'] as const;
export type Emote = (typeof EMOTES)[number];

const Nothing = z.strictObject({});

export const REQUESTS = {
  /** Take a seat. The nonce goes into the seed, so that the server alone cannot choose it. */
  sit: z.strictObject({ seat: SeatIndex, nonce: Nonce }),
  stand: Nothing,
  /** Seat a computer. */
  computer: z.strictObject({ seat: SeatIndex, level: z.string().min(1).max(24) }),
  /** Free a seat. */
  open: z.strictObject({ seat: SeatIndex }),
  start: Nothing,
  /** For the host, before the match: what is to be different. Another game begins with its own options. */
  change: CreateOptions.omit({ token: true }).partial(),
  /** Be called something else from now on. */
  rename: z.strictObject({ name: PlayerName }),
  /** `ply`: the moment it was decided at; at another it is refused. */
  act: z.strictObject({ id: ActId, ply: Ply, word: Word }),
  undo: z.strictObject({ id: ActId, ply: Ply, to: Ply }),
  resign: Nothing,
  chat: z.strictObject({ text: ChatText }),
  emote: z.strictObject({ emote: z.enum(EMOTES) }),
  /** Another match; its deal needs a new nonce. */
  rematch: z.strictObject({ nonce: Nonce }),
  /** For the host: what this person says and calls out is heard by nobody, until they may speak again. */
  mute: z.strictObject({ person: PersonId, isMuted: z.boolean() }),
  /** For the host: this person goes, and cannot come back to this table. */
  remove: z.strictObject({ person: PersonId }),
  /** Poses are told to whoever wants them, and taken from whoever has a seat and wants them. */
  presence: z.strictObject({ isOn: z.boolean() }),
  /** What was at this ply, as the sender may know it. */
  past: z.strictObject({ ply: Ply }),
} as const;

/** The number of the message, both ways, that carries poses: bytes, and nothing that is asked for. */
export const POSES = 7;

export type RequestName = keyof typeof REQUESTS;
export type Request<N extends RequestName> = z.infer<(typeof REQUESTS)[N]>;

/** A moment of a match under way, to one who was or could have been there. */
export interface Past {
  readonly view: Common;
  /** What led to it from the ply before. */
  readonly events: readonly GameEvent[];
  /** Where turns begin, and whose they are, up to now. */
  readonly turns: readonly (readonly [from: number, seat: number])[];
}

/** A move is stored and played: where the match stands now. */
export interface Ack {
  readonly ply: number;
}
