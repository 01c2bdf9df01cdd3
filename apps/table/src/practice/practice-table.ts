import { computerName } from '@dolmen/bots/level-names';
import type { Common } from '@dolmen/core';
import { PRACTICE } from '../session/record-names.ts';
import type { TableInfo, TableSeat } from '../session/table-source.ts';
import type { Kept, Shown } from './messages.ts';
import type { PracticeSetting } from './setting.ts';

/** What is the same at every table in this browser. `name`: of the person there. */
export interface PracticeRoom {
  readonly setting: PracticeSetting;
  readonly name: string;
  readonly chat: TableInfo['chat'];
  /** The match that was left is of older rules, and this is another. */
  readonly isOutdated: boolean;
}

/** A table with nothing on it. */
export const emptyTable = ({ setting, chat, isOutdated }: PracticeRoom, view: Common | null = null): TableInfo => ({
  ...{ status: 'open', closed: null, phase: 'gathering', game: setting.game, options: {}, code: '' },
  ...{
    visibility: 'private',
    isHost: true,
    isMuted: false,
    people: [],
    seats: [],
    seat: setting.seat,
    clock: { kind: 'none' },
    turnStarted: 0,
  },
  ...{ isWaiting: false, spectators: 0, chat, view, record: '', isOutdated },
});

export function practiceTable(room: PracticeRoom, { view, phase, hasResigned }: Shown, { record }: Kept): TableInfo {
  const seats = Array.from({ length: record.seats }, (_, seat) => seatAt(room, seat, hasResigned));
  const options = record.options as TableInfo['options'];
  return { ...emptyTable(room, view), phase, options, seats, record: phase === 'over' ? PRACTICE : '' };
}

function seatAt({ setting, name }: PracticeRoom, seat: number, hasResigned: boolean): TableSeat {
  const isOwn = seat === setting.seat;
  return {
    kind: isOwn ? 'person' : 'computer',
    name: isOwn ? name : computerName(seat),
    level: isOwn ? '' : setting.level,
    connected: true,
    standIn: false,
    resigned: isOwn && hasResigned,
    millis: 0,
  };
}
