import { type AnyGame, GAMES, Reel } from '@dolmen/core';
import type { GameEvent } from '@dolmen/protocol';
import { readRecordFile, verify } from '@dolmen/records';
import type { Eyes, FromReel, ToReel } from './messages.ts';
import { turnsOf } from './turns.ts';

export interface ReelPorts {
  tell(message: FromReel): void;
  /** Does something when nothing else waits. */
  later(task: () => void): void;
}

/** So many actions are looked through before whoever waits for a moment is served. */
const AT_ONCE = 40;

/** The worker's side: opens a record, shows its moments, and meanwhile counts its turns and judges it. */
export function serveReel({ tell, later }: ReelPorts): (message: ToReel) => void {
  let open: Open | null = null;
  const begin = (content: string): void => {
    const file = readRecordFile(content);
    if (!file.ok) return tell({ type: 'unreadable', error: file.error });
    const game = GAMES[file.value.game];
    open = { game, reel: new Reel(game, file.value) };
    tell({ type: 'opened', file: file.value });
    inSlices(turnsOf(game, file.value), later, (turns) => {
      tell({ type: 'turns', turns });
      later(() => tell({ type: 'judged', verdict: verify(file.value) }));
    });
  };
  return (message) => {
    if (message.type === 'open') begin(message.content);
    else if (open !== null) tell(shown(open, message.ply, message.eyes));
  };
}

interface Open {
  readonly game: AnyGame;
  readonly reel: Reel;
}

function shown({ game, reel }: Open, ply: number, eyes: Eyes): FromReel {
  const moment = reel.at(ply);
  if (!moment.ok) return { type: 'broken', error: moment.error };
  const { state, events } = moment.value;
  const view = eyes.isOpen ? state : game.view(state, eyes.seat);
  const seen = eyes.isOpen ? events : events.map((event) => game.viewEvent(event, eyes.seat));
  return { type: 'shown', shown: { ply, eyes, view, events: seen as GameEvent[] } };
}

/** Walks to the end, and lets others have their turn on the way. */
function inSlices<T>(walk: Generator<unknown, T>, later: ReelPorts['later'], done: (result: T) => void): void {
  for (let step = 0; step < AT_ONCE; step++) {
    const { done: isDone, value } = walk.next();
    if (isDone) return done(value as T);
  }
  later(() => inSlices(walk, later, done));
}
