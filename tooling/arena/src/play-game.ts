import { type AnyGame, admit, at, type Common, fork, random, type Seat, type Seed } from '@dolmen/core';
import type { Player } from './players.ts';

export interface GameSetting {
  readonly game: AnyGame;
  readonly options: unknown;
  /** Decides the deal. */
  readonly seed: Seed;
  /** Decides what players leave to chance. */
  readonly chance: Seed;
}

export interface GameResult {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly plies: number;
  /** By seat: how long each choice took; where only one thing can be done there is none. */
  readonly millis: readonly (readonly number[])[];
}

/** Looks on: the state before an action, what the action caused, and the state after it, which goes on to change. */
export type Watch = (before: Common, events: readonly unknown[], after: Common) => void;

/** Plays a whole game, a player for each seat. A word that is not legal is our own mistake. */
export async function playGame(setting: GameSetting, players: readonly Player[], watch?: Watch): Promise<GameResult> {
  const { game, options, seed, chance } = setting;
  const state = game.setup(options, players.length, seed);
  const stream = random(chance);
  const millis: number[][] = players.map(() => []);
  while (state.toAct !== null) {
    const isChoice = game.legal(state).length > 1;
    const begun = performance.now();
    const word = await at(players, state.toAct)({ state, view: game.view(state, state.toAct), seed: fork(stream) });
    if (isChoice) at(millis, state.toAct).push(performance.now() - begun);
    act(game, state, word, watch);
  }
  return { ...resultOf(game, state), millis };
}

function act(game: AnyGame, state: Common, word: string, watch: Watch | undefined): void {
  const move = admit(game, state, state.toAct ?? -1, word);
  if (!move.ok) throw new Error(`a bot answers ${word} at ply ${state.ply} of ${game.id}: ${move.error.code}`);
  if (!watch) return game.play(state, move.value);
  const events: unknown[] = [];
  const before = game.clone(state);
  game.play(state, move.value, (event) => events.push(event));
  watch(before, events, state);
}

const resultOf = (game: AnyGame, state: Common): Omit<GameResult, 'millis'> => ({
  scores: game.scores(state).map(({ total }) => total),
  winners: game.winners(state),
  plies: state.ply,
});
