import type { Seat } from '@dolmen/core';
import { GAMES, type GameId } from '@dolmen/core';
import type { LogLine } from '../session/log-line.ts';

/** What somebody did between two others' turns, and what they thought of it. */
export interface LogTurn {
  /** Of its first line: it stays the same while the turn goes on. */
  readonly number: number;
  /** `null`: nobody's, something was missed. */
  readonly seat: Seat | null;
  readonly lines: readonly LogLine[];
  /** Of computers. */
  readonly thoughts: readonly LogLine[];
}

/** Whose turn it was when it happened; what is refilled afterwards belongs to it, too. */
function actorOf(line: LogLine): Seat | null {
  if (line.type === 'remark') return line.seat;
  return line.type === 'event' ? line.before.toAct : null;
}

function grown(turn: LogTurn, line: LogLine): LogTurn {
  if (line.type === 'remark') return { ...turn, thoughts: [...turn.thoughts, line] };
  return { ...turn, lines: [...turn.lines, line] };
}

/** The lines of a log by turns, the newest first. */
export function turnsOf(lines: readonly LogLine[]): readonly LogTurn[] {
  const turns: LogTurn[] = [];
  for (const line of lines) {
    const seat = actorOf(line);
    const last = turns.at(-1);
    if (last !== undefined && seat !== null && last.seat === seat) turns[turns.length - 1] = grown(last, line);
    else turns.push(grown({ number: line.number, seat, lines: [], thoughts: [] }, line));
  }
  return turns.reverse();
}

/** What a turn brought to whose it was. */
export function gainOf({ seat, lines }: LogTurn, game: GameId): number {
  const events = lines.filter((line) => line.type === 'event');
  const [first, last] = [events[0], events.at(-1)];
  if (seat === null || first === undefined || last === undefined) return 0;
  const { scores } = GAMES[game];
  return (scores(last.after)[seat]?.total ?? 0) - (scores(first.before)[seat]?.total ?? 0);
}
