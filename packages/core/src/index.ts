export { admit } from './admit.ts';
export { at, unreachable } from './assert.ts';
export type {
  AnyGame,
  Common,
  Game,
  OptionsError,
  PieceId,
  Reason,
  ScoreLine,
  ScoreSheet,
  Seat,
  Values,
  Viewer,
} from './game.ts';
export { GAME_IDS, type GameId, isGameId } from './game-id.ts';
export { GAMES } from './games.ts';
export {
  adjudicate,
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
  start,
} from './record.ts';
export { Reel } from './reel.ts';
export { replay, steps } from './replay.ts';
export { fail, ok, type Result } from './result.ts';
export { parseTranscript, transcribe } from './transcript.ts';
