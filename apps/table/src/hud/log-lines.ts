import type { Seat } from '@dolmen/core';
import type { Saying, TableKey } from '@dolmen/messages/fill';
import { eventSaying } from '@dolmen/messages/sayings';
import type { AnyStage } from '../scene/stage.ts';
import type { LogLine } from '../session/log-line.ts';
import type { SessionState } from '../session/session.ts';

/** A line in words; `null`: another line says it. */
export function lineSaying(line: LogLine, { game }: SessionState, names: readonly string[]): Saying | null {
  switch (line.type) {
    case 'event':
      return eventSaying(game, line.event, names, line.after);
    case 'remark':
      return remarkSaying(line, names);
    case 'missed':
      return { key: 'table.log.missed', values: { plies: line.plies } };
  }
}

const remarkSaying = (line: LogLine & { readonly type: 'remark' }, names: readonly string[]): Saying => ({
  key: 'table.log.remark',
  values: {
    player: names[line.seat] ?? '',
    // Whoever sent it has checked that there is such a message.
    remark: { key: line.key as TableKey, values: line.values },
  },
});

/** Of whom a line tells. */
export function seatOf(line: LogLine): Seat | null {
  if (line.type === 'remark') return line.seat;
  const seat = line.type === 'event' ? line.event.seat : null;
  return typeof seat === 'number' ? seat : null;
}

/** The pieces that a line is about, as the stage shows its event. */
export function piecesOf(line: LogLine, stage: AnyStage | null): readonly string[] {
  if (line.type !== 'event' || stage === null) return [];
  const beat = stage.beat(line.event, line.before, line.after, line.viewer);
  const { moves = [], comes = [], goes = [] } = beat ?? {};
  return [...new Set([...moves, ...comes.map(([piece]) => piece), ...goes.map(([piece]) => piece)])];
}
