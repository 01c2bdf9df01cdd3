export { admit, type Refusal } from './admit.ts';
export { at, unreachable } from './assert.ts';
export type {
  AnyGame,
  Common,
  Game,
  GameId,
  OptionsError,
  PieceId,
  Reason,
  ScoreLine,
  ScoreSheet,
  Seat,
  Values,
  Viewer,
} from './game.ts';
export { GAMES } from './games.ts';
export {
  adjudicate,
  type CheckedMove,
  type FloorReason,
  Match,
  type MoveRefusal,
  type Outcome,
  outcomeOf,
  type ResignRefusal,
  type UndoRefusal,
} from './match.ts';
export { seatLetter } from './notation.ts';
export { below, fork, formatSeed, parseSeed, pick, type Random, random, type Seed, shuffle, word } from './random.ts';
export {
  type Header,
  type MatchRecord,
  parseRecord,
  type RecordError,
  type Start,
  start,
} from './record.ts';
export { type ReplayOptions, replay, type Step, steps } from './replay.ts';
export { fail, ok, type Result } from './result.ts';
export { parseTranscript, type Transcript, transcribe } from './transcript.ts';
