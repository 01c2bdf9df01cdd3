import { test } from 'vitest';
import type { Common, Game, Viewer } from '../game.ts';
import { pick, random, type Seed } from '../random.ts';
import { start } from '../record.ts';
import { replay } from '../replay.ts';
import { LAWS } from './laws.ts';
import type { Moment, Probe, Tally } from './moment.ts';

/** A game that goes on longer than this never ends. */
const MANY_PLIES = 50_000;

export interface ContractOptions {
  readonly options?: unknown;
  readonly seats: number;
  readonly games: number;
  /** Laws are tried at every n-th moment, other ones in each game, and at the end; 1 tries them at all. */
  readonly every?: number;
}

/** The laws every game keeps, tried in many random games. */
export function contract<S extends V, V extends Common, A, E, O>(
  game: Game<S, V, A, E, O>,
  probe: Probe<S, V, E>,
  setting: ContractOptions,
): void {
  const { seats, games, options = {} } = setting;
  test(`${game.id}, ${seats} players, ${JSON.stringify(options)}: ${games} random games keep every law`, () => {
    keepsLaws(game, probe, setting);
  });
}

/** Throws at the first law that is broken. */
export function keepsLaws<S extends V, V extends Common, A, E, O>(
  game: Game<S, V, A, E, O>,
  probe: Probe<S, V, E>,
  { options = {}, seats, games, every = 5 }: ContractOptions,
): void {
  const found: Found<A> = { met: new Map(), tally: { compared: 0, missed: 0 } };
  for (let index = 0; index < games; index++) {
    const match: Match = { options, seats, seed: [index, seats, 0, 0xc0] };
    for (const moment of moments(game as Game<S, V, A, E, unknown>, probe, match, found)) judge(moment, index, every);
  }
  comparesMost(found.tally);
}

function judge<S extends V, V extends Common, A, E>(moment: Moment<S, V, A, E>, index: number, every: number): void {
  const { ply, toAct } = moment.state;
  if (ply > MANY_PLIES) throw new Error(`no end in sight: ${told(moment)}`);
  if (toAct === null || (ply + index) % every === 0) obey(moment);
  if (toAct === null) replaysEqually(moment);
}

/** Of all sights of actions, so many may go by without others to compare them with: up to 4 of 100 do, in Keltis with two. */
const MOST_MISSED = 0.05;

/** A law that is hardly ever tried would be kept by anything. */
function comparesMost({ compared, missed }: Tally): void {
  if (compared === 0 || missed > MOST_MISSED * (compared + missed))
    throw new Error(`${compared} sights of actions were compared, ${missed} had nothing to be compared with`);
}

/** What is gathered over all games. */
interface Found<A> {
  readonly met: Map<string, A>;
  readonly tally: Tally;
}

type Match = { readonly options: unknown; readonly seats: number; readonly seed: Seed };

/** A random game, moment by moment; the last one is its end. */
function* moments<S extends V, V extends Common, A, E>(
  game: Game<S, V, A, E, unknown>,
  probe: Probe<S, V, E>,
  match: Match,
  { met, tally }: Found<A>,
): Generator<Moment<S, V, A, E>> {
  const begun = start(game, match);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { header, state } = begun.value;
  const initial = game.clone(state);
  const player = random([match.seed[0], match.seed[1], 0, 0xfeed]);
  const words: string[] = [];
  let base = { state: initial, words: 0 };
  let events: E[] = [];
  for (;;) {
    const legal = game.legal(state);
    for (const action of legal) met.set(game.format(action), action);
    if (state.floor !== base.words) base = { state: game.clone(state), words: words.length };
    yield {
      game,
      probe,
      header,
      state,
      legal,
      views: viewsOf(game, state, header.seats),
      words,
      events,
      base,
      initial,
      met,
      tally,
    };
    if (state.toAct === null) return;
    const action = pick(player, legal);
    words.push(game.format(action));
    events = [];
    game.play(state, action, (event) => events.push(event));
  }
}

function viewsOf<S extends V, V extends Common, A, E>(game: Game<S, V, A, E, unknown>, state: S, seats: number) {
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), null];
  return viewers.map((viewer) => [viewer, game.view(state, viewer)] as const);
}

function obey<S extends V, V extends Common, A, E>(moment: Moment<S, V, A, E>): void {
  for (const [name, law] of Object.entries(LAWS)) {
    try {
      law(moment);
    } catch (cause) {
      throw new Error(`broken law: ${name}\n${(cause as Error).message}\n${told(moment)}`, { cause });
    }
  }
}

function replaysEqually<S extends V, V extends Common, A, E>({ game, header, words, state }: Moment<S, V, A, E>): void {
  const stored = JSON.parse(JSON.stringify({ ...header, actions: words }));
  const again = replay(game, stored);
  const isEqual = again.ok && JSON.stringify(again.value) === JSON.stringify(state);
  if (!isEqual) throw new Error(`a record replays differently: ${JSON.stringify(stored)}`);
}

const told = <S extends V, V extends Common, A, E>({ header, words }: Moment<S, V, A, E>): string =>
  `at ply ${words.length} of ${JSON.stringify({ ...header, actions: words })}`;
