import { describe, test } from 'vitest';
import type { Common, Game, Viewer } from '../game.ts';
import { pick, random, type Seed } from '../random.ts';
import { type Header, replay, start } from '../record.ts';
import { LAWS } from './laws.ts';
import type { Moment, Probe } from './moment.ts';

/** A game that goes on longer than this never ends. */
const MANY_PLIES = 50_000;

export interface ContractOptions {
  readonly options?: unknown;
  readonly seats: number;
  readonly games: number;
  /** Laws are tried at every n-th moment, another one in each game; 1 tries them at all. */
  readonly every?: number;
}

/** The laws every game keeps, tried at every moment of many random games. */
export function contract<S extends V, V extends Common, A, E, O>(
  game: Game<S, V, A, E, O>,
  probe: Probe<S, V, E>,
  { options = {}, seats, games, every = 5 }: ContractOptions,
): void {
  const title = `${game.id}, ${seats} players, ${JSON.stringify(options)}`;
  describe(title, () => {
    const met = new Map<string, A>();
    test(`${games} random games keep every law`, () => {
      for (let index = 0; index < games; index++) {
        playGame(
          game as Game<S, V, A, E, unknown>,
          probe,
          { options, seats, seed: [index, seats, 0, 0xc0], every },
          met,
        );
      }
    });
  });
}

type Setting = { readonly options: unknown; readonly seats: number; readonly seed: Seed; readonly every: number };

function playGame<S extends V, V extends Common, A, E>(
  game: Game<S, V, A, E, unknown>,
  probe: Probe<S, V, E>,
  setting: Setting,
  met: Map<string, A>,
): void {
  const begun = start(game, setting);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { header, state } = begun.value;
  const initial = game.clone(state);
  const player = random([...setting.seed.slice(0, 3), 0xfeed] as unknown as Seed);
  const viewers: Viewer[] = [...Array.from({ length: header.seats }, (_, seat) => seat), null];
  const words: string[] = [];
  let base = { state: initial, words: 0 };
  let events: E[] = [];
  for (;;) {
    const legal = game.legal(state);
    for (const action of legal) met.set(game.format(action), action);
    if (state.floor !== base.words) base = { state: game.clone(state), words: words.length };
    if (state.toAct === null || (state.ply + setting.seed[0]) % setting.every === 0) {
      const views = viewers.map((viewer) => [viewer, game.view(state, viewer)] as const);
      obey({ game, probe, header, state, legal, views, words, events, base, initial, met });
    }
    if (state.toAct === null) break;
    if (words.length > MANY_PLIES) throw new Error(`no end in sight: ${JSON.stringify(header)}`);
    const action = pick(player, legal);
    words.push(game.format(action));
    events = [];
    game.play(state, action, (event) => events.push(event));
  }
  replaysEqually(game, { ...header, actions: words }, state);
}

function obey<S extends V, V extends Common, A, E>(moment: Moment<S, V, A, E>): void {
  for (const [name, law] of Object.entries(LAWS)) {
    try {
      law(moment);
    } catch (cause) {
      const where = JSON.stringify({ ...moment.header, actions: moment.words });
      throw new Error(`broken law: ${name}\n${(cause as Error).message}\nat ply ${moment.state.ply} of ${where}`, {
        cause,
      });
    }
  }
}

function replaysEqually<S extends V, V extends Common, A, E>(
  game: Game<S, V, A, E, unknown>,
  record: Header & { actions: string[] },
  state: S,
): void {
  const stored = JSON.parse(JSON.stringify(record)) as typeof record;
  const again = replay(game, stored);
  const equal = again.ok && JSON.stringify(again.value) === JSON.stringify(state);
  if (!equal) throw new Error(`a record replays differently: ${JSON.stringify(record)}`);
}
