import { parentPort, workerData } from 'node:worker_threads';
import { type AnyGame, GAMES, type GameId, pick, random, type Seed } from '@dolmen/core';
import { playInBoardgameIo } from './boardgame-io.ts';
import { measure } from './measure.ts';

/** A worker thread: whenever it is asked, it plays random games for a while and answers with its rate. */

export interface Contender {
  readonly game: GameId;
  readonly engine: 'own' | 'boardgame.io';
}

const SEATS = 2;
const SECONDS = 1;

const { game: id, engine } = workerData as Contender;
const seedOf = (index: number): Seed => [index, 0, 0, 0xbe];

function playOwn(game: AnyGame, options: unknown, seed: Seed): number {
  const state = game.setup(options, SEATS, seed);
  const player = random(seed);
  while (state.toAct !== null) game.play(state, pick(player, game.legal(state)));
  return state.ply;
}

function playerOf(game: AnyGame): (index: number) => number {
  const options = game.options({});
  if (!options.ok) throw new Error(`${id} cannot be played with its defaults`);
  if (engine === 'own') return (index) => playOwn(game, options.value, seedOf(index));
  return (index) => playInBoardgameIo(SEATS, seedOf(index));
}

const play = playerOf(GAMES[id]);
parentPort?.on('message', () => parentPort?.postMessage(measure(play, SECONDS)));
