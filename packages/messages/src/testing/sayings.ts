import { type AnyGame, type Common, type PieceId, pick, type Random, random, start } from '@dolmen/core';
import type { Saying } from '../fill.ts';
import {
  actionSaying,
  choiceSaying,
  eventSaying,
  pieceSaying,
  reasonSaying,
  scoreLineSaying,
} from '../sayings/index.ts';
import type { SpokenGame } from './games.ts';

/** Actions that were legal at some moment, by kind: some kinds have many, and would hide the others. */
type Met = Map<string, Map<string, unknown>>;

/** How many actions of each kind are asked about at each moment. */
const TRIED = 2;

/** What there is to say at one moment of a game. */
export interface Moment {
  /** The sayings of the legal actions, among which somebody chooses. */
  readonly actions: readonly Saying[];
  readonly others: readonly Saying[];
}

const NAMES = ['Ada', 'red', 'Grace', 'wild'];

/** All that random games give to say. */
export function* momentsOf(spoken: SpokenGame): Generator<Moment> {
  const met: Met = new Map();
  for (const match of spoken.matches)
    for (let index = 0; index < spoken.games; index++) yield* momentsIn(spoken, match, index, met);
}

type Match = SpokenGame['matches'][number];

function* momentsIn({ game, pieces }: SpokenGame, match: Match, index: number, met: Met): Generator<Moment> {
  const begun = start(game, { ...match, seed: [index, match.seats, 0, 0x5a7] });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { state } = begun.value;
  const player = random([index, match.seats, 0, 0xfeed]);
  let events: unknown[] = [];
  for (;;) {
    const view = game.view(state, state.toAct);
    const legal = game.legal(view);
    for (const action of legal) meet(met, game.format(action), action);
    yield {
      actions: legal.map((action) => actionSaying(game.id, action, view)),
      others: [
        choiceSaying(game.id, view),
        ...eventsSaid(game, events, view),
        ...piecesSaid(game, [...pieces, ...legal.flatMap((action) => game.gesture(action))], view),
        ...refusalsSaid(game, view, met, player),
        ...game.scores(view).flatMap(({ lines }) => lines.map((line) => scoreLineSaying(game.id, line))),
      ],
    };
    if (state.toAct === null) return;
    events = [];
    game.play(state, pick(player, legal), (event) => events.push(event));
  }
}

function meet(met: Met, word: string, action: unknown): void {
  const kind = word.replace(/:.*/, '');
  const alike = met.get(kind) ?? new Map<string, unknown>();
  met.set(kind, alike.set(word, action));
}

/** Every event as somebody sees who may know it, and as a spectator does. */
const eventsSaid = (game: AnyGame, events: readonly unknown[], view: Common): Saying[] =>
  events
    .flatMap((event) => [event, game.viewEvent(event, null)])
    .map((event) => eventSaying(game.id, event, NAMES, view))
    .filter((saying) => saying !== null);

/** A piece without anything to say about it is a mistake. */
function piecesSaid(game: AnyGame, pieces: readonly PieceId[], view: Common): Saying[] {
  return [...new Set(pieces)].map((piece) => {
    const saying = pieceSaying(game.id, piece, view);
    if (saying === null) throw new Error(`nothing to say about ${piece}`);
    return saying;
  });
}

/** Actions that were legal once, and why they are not now. */
function refusalsSaid(game: AnyGame, view: Common, met: Met, tries: Random): Saying[] {
  const tried = [...met.values()].flatMap((alike) => {
    const actions = [...alike.values()];
    return Array.from({ length: TRIED }, () => pick(tries, actions));
  });
  return tried.flatMap((action) => {
    const reason = game.why(view, action);
    return reason === null ? [] : [actionSaying(game.id, action, view), reasonSaying(game.id, reason)];
  });
}

/** What random games hardly ever meet, said at the beginning of a game. */
export function rareSayings({ game, matches, rare }: SpokenGame): Saying[] {
  const begun = start(game, { seats: 2, options: matches[0]?.options, seed: [1, 2, 3, 4] });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const view = game.view(begun.value.state, 0);
  const events = rare.events.map((event) => eventSaying(game.id, event, NAMES, view));
  const actions = rare.words.map((word) => actionSaying(game.id, word, view));
  return [...events.filter((saying) => saying !== null), ...actions, ...piecesSaid(game, rare.pieces, view)];
}
