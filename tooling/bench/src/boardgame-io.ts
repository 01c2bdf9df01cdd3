import { createRequire } from 'node:module';
import { pick, type Random, random, type Seat, type Seed } from '@dolmen/core';
import { type Action, keltis, type State } from '@dolmen/core/keltis';

/**
 * The same Keltis inside boardgame.io's reducer, as its users would write it: the state is `G`, our `play` is the move,
 * which boardgame.io runs on an Immer draft, the turn passes by its events and the end is its `endIf`. Undo is off and
 * there is no network, client or log on disk: what is measured is rules plus reducer, at its fastest.
 */

// Its folders have no exports map, so an import cannot find them; its own types are of no use across `require`.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal') as Internal;

interface Internal {
  ProcessGameConfig(game: object): object;
  CreateGameReducer(setting: { game: object }): (state: MatchState, action: object) => MatchState;
  InitializeGame(setting: { game: object; numPlayers: number }): MatchState;
}

export interface MatchState {
  readonly G: State;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

interface MoveContext {
  readonly G: State;
  readonly ctx: { readonly currentPlayer: string };
  readonly events: { endTurn(): void };
}

/** Its bot knows the end by a `winner` or a `draw`. */
const endOf = ([winner, ...others]: readonly Seat[]): object =>
  others.length > 0 ? { draw: true } : { winner: String(winner) };

const gameFrom = (setup: () => State): object =>
  ProcessGameConfig({
    name: 'keltis',
    disableUndo: true,
    setup,
    moves: {
      act: ({ G, ctx, events }: MoveContext, action: Action) => {
        keltis.play(G, action);
        if (G.toAct !== null && String(G.toAct) !== ctx.currentPlayer) events.endTurn();
      },
    },
    turn: { order: { first: ({ G }: MoveContext) => G.toAct, next: ({ G }: MoveContext) => G.toAct } },
    endIf: ({ G }: MoveContext) => (G.toAct === null ? endOf(keltis.winners(G)) : undefined),
  });

/** A match that begins where this state is. */
export function matchFrom(state: State): { readonly game: object; readonly match: MatchState } {
  const game = gameFrom(() => keltis.clone(state));
  return { game, match: InitializeGame({ game, numPlayers: state.players.length }) };
}

/** Plays a random game with this deal; returns how many moves it took. */
export function playInBoardgameIo(seats: number, deal: Seed, chance: Seed): number {
  const game = gameFrom(() => keltis.setup({}, seats, deal));
  const reduce = CreateGameReducer({ game });
  let match = InitializeGame({ game, numPlayers: seats });
  const player: Random = random(chance);
  let moves = 0;
  while (match.ctx.gameover === undefined) {
    const action = pick(player, keltis.legal(match.G));
    const payload = { type: 'act', args: [action], playerID: match.ctx.currentPlayer };
    match = reduce(match, { type: 'MAKE_MOVE', payload });
    moves++;
  }
  return moves;
}
