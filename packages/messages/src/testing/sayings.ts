import { type AnyGame, type Common, pick, type Random, type Reason, random, start, type Values } from '@dolmen/core';
import type { SpokenGame } from './games.ts';

/** Something a game gives to say: a message's key, and values under the game's own names. */
export interface Saying {
  readonly key: string;
  readonly values: Values;
}

/** Actions that were legal at some moment, by kind: some kinds have many, and would hide the others. */
type Met = Map<string, Map<string, unknown>>;

/** How many actions of each kind are asked about at each moment. */
const TRIED = 2;

/** All that random games give to say, each saying once. */
export function sayingsOf({ game, matches, games }: SpokenGame): Saying[] {
  const sayings = new Map<string, Saying>();
  const met: Met = new Map();
  for (const match of matches)
    for (let index = 0; index < games; index++)
      for (const saying of saidIn(game, match, index, met)) sayings.set(JSON.stringify(saying), saying);
  return [...sayings.values()];
}

function* saidIn(game: AnyGame, match: SpokenGame['matches'][number], index: number, met: Met): Generator<Saying> {
  const begun = start(game, { ...match, seed: [index, match.seats, 0, 0x5a7] });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { state } = begun.value;
  const player = random([index, match.seats, 0, 0xfeed]);
  for (;;) {
    const legal = game.legal(state);
    for (const action of legal) meet(met, game.format(action), action);
    yield* saidAt(game, state, met, player);
    if (state.toAct === null) return;
    game.play(state, pick(player, legal));
  }
}

function meet(met: Met, word: string, action: unknown): void {
  const kind = word.replace(/:.*/, '');
  const alike = met.get(kind) ?? new Map<string, unknown>();
  met.set(kind, alike.set(word, action));
}

function saidAt(game: AnyGame, state: Common, met: Met, tries: Random): Saying[] {
  const lines = game.scores(state).flatMap((sheet) => sheet.lines);
  return [
    { key: `${game.id}.choice.${state.choice}`, values: {} },
    ...reasonsAt(game, state, met, tries).map(({ key, values }) => ({ key: `${game.id}.reason.${key}`, values })),
    ...lines.map(({ key, values }) => ({ key: `${game.id}.score.${key}`, values })),
  ];
}

function reasonsAt(game: AnyGame, state: Common, met: Met, tries: Random): Reason[] {
  const tried = [...met.values()].flatMap((alike) => {
    const actions = [...alike.values()];
    return Array.from({ length: TRIED }, () => pick(tries, actions));
  });
  return tried.map((action) => game.why(state, action)).filter((reason) => reason !== null);
}
