import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { AnyGame, GameId, Seed } from '@dolmen/core';
import { playInBoardgameIo } from './boardgame-io.ts';
import { measure } from './measure.ts';
import type { Sources } from './past.ts';

/** A worker thread: whenever it is asked, it plays random games for a while and answers with its rate. */

export interface Contender extends Sources {
  readonly game: GameId;
  readonly engine: 'own' | 'boardgame.io';
}

const SEATS = 2;
const SECONDS = 1;

const { game: id, engine, folder } = workerData as Contender;
const core: typeof import('@dolmen/core') = await import(
  pathToFileURL(join(folder, 'packages/core/src/index.ts')).href
);

/** Streams of their own for the deal and for the players: of one stream, a player would choose by the cards. */
const dealOf = (index: number): Seed => [index, 0, 0, 0xbe];
const chanceOf = (index: number): Seed => [index, 0, 0, 0xca];

function playOwn(game: AnyGame, options: unknown, index: number): number {
  const state = game.setup(options, SEATS, dealOf(index));
  const player = core.random(chanceOf(index));
  while (state.toAct !== null) game.play(state, core.pick(player, game.legal(state)));
  return state.ply;
}

function playerOf(game: AnyGame | undefined): (index: number) => number {
  const options = game?.options({});
  if (!game || !options?.ok) throw new Error(`${id} cannot be played with its defaults`);
  if (engine === 'own') return (index) => playOwn(game, options.value, index);
  return (index) => playInBoardgameIo(SEATS, dealOf(index), chanceOf(index));
}

const play = playerOf(core.GAMES[id]);
parentPort?.on('message', () => parentPort?.postMessage(measure(play, SECONDS)));
