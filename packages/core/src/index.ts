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
export { seatLetter } from './notation.ts';
export { below, fork, formatSeed, parseSeed, pick, type Random, random, type Seed, shuffle, word } from './random.ts';
export {
  type Header,
  type MatchRecord,
  parseRecord,
  type RecordError,
  replay,
  start,
} from './record.ts';
export { fail, ok, type Result } from './result.ts';
export { parseTranscript, transcribe } from './transcript.ts';
