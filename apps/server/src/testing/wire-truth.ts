import { type AnyGame, admit, type Common, GAMES, replay, type Seat } from '@dolmen/core';
import type { StoredMatch } from '../store/store.ts';
import { ownerOf } from '../table/identity.ts';
import type { StoredSetting } from '../table/outcome.ts';

/** A moment of a match as it really was, and what led to it. */
export interface Moment {
  readonly match: StoredMatch;
  readonly state: Common;
  readonly events: readonly unknown[];
}

export function gameOf({ header }: StoredMatch): AnyGame {
  const game = GAMES[header.game];
  if (!game) throw new Error(`no such game: ${header.game}`);
  return game;
}

/** Everything that happened in a match, undone moves too, played again from its record. */
export function momentsOf(match: StoredMatch): Moment[] {
  const game = gameOf(match);
  let words: string[] = [];
  let state = stateAfter(game, match, words);
  const moments: Moment[] = [{ match, state: game.clone(state), events: [] }];
  for (const entry of match.entries) {
    const events: unknown[] = [];
    if (entry.type === 'act') {
      play(game, state, entry.seat, entry.word, events);
      words.push(entry.word);
    } else if (entry.type === 'undo') {
      words = words.slice(0, entry.to);
      state = stateAfter(game, match, words);
    } else continue;
    moments.push({ match, state: game.clone(state), events });
  }
  return moments;
}

function play(game: AnyGame, state: Common, seat: Seat, word: string, events: unknown[]): void {
  const move = admit(game, state, seat, word);
  if (!move.ok) throw new Error(`${word} is refused: ${JSON.stringify(move.error)}`);
  game.play(state, move.value, (event) => events.push(event));
}

function stateAfter(game: AnyGame, { header }: StoredMatch, words: readonly string[]): Common {
  const state = replay(game, { ...header, actions: words });
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
}

/** The seat that somebody had in this match; `null` for who looked on. */
export function seatIn(match: StoredMatch, token: string): Seat | null {
  const owner = ownerOf(token);
  const seat = match.seats.findIndex((info) => info.kind === 'person' && info.owner === owner);
  return seat < 0 ? null : seat;
}

const bytesOf = (hex: string): Buffer => Buffer.from(hex, 'hex');

/** Little-endian, as numbers are written to the wire. */
const turned = (hex: string): Buffer => bytesOf(hex).swap32();

/** What nobody may be sent before the end of the match, in every way that it could be written. */
export function secretsOf({ header, setting }: StoredMatch): Buffer[] {
  const { serverSeed, nonces } = (setting as StoredSetting).fairness;
  const hexes = [serverSeed, header.seed, ...nonces.filter((nonce) => nonce !== '')];
  return hexes.flatMap((hex) => [Buffer.from(hex), bytesOf(hex), turned(hex)]);
}

/** What nobody may ever be sent: what people are known by to the server alone. */
export const identityOf = (token: string): Buffer[] => [
  Buffer.from(token),
  bytesOf(token),
  Buffer.from(ownerOf(token)),
  bytesOf(ownerOf(token)),
];
