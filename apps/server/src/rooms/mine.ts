import { type Common, GAMES, type GameId, replay, type Seat } from '@dolmen/core';
import type { ClockSetting } from '@dolmen/protocol';
import { isOutdated } from '../store/outdated.ts';
import { type StoredMatch, type StoredTable, wordsOf } from '../store/store.ts';
import type { Owner } from '../table/identity.ts';
import type { Playing } from '../table/playing.ts';
import type { SavedState } from '../table/saved-state.ts';
import type { SavedSetting } from '../table/setting.ts';
import type { Table } from '../table/table.ts';

/** A table where somebody has a seat, as they find it again. */
export interface OwnTable {
  readonly code: string;
  readonly game: GameId;
  readonly phase: 'gathering' | 'playing';
  readonly seats: readonly { readonly kind: string; readonly name: string }[];
  readonly seat: Seat;
  /** `null` before the match. */
  readonly toAct: Seat | null;
  /** Points so far, as this seat may know them; none before the match. */
  readonly points: readonly number[];
  readonly clock: ClockSetting;
  /** When the match began, in milliseconds since 1970; `null` before. */
  readonly startedAt: number | null;
  /** When it last went on. */
  readonly movedAt: number | null;
}

type Place = { readonly kind: string; readonly owner?: string | null; readonly name?: string };

interface Found {
  readonly code: string;
  readonly game: GameId;
  readonly clock: ClockSetting;
  readonly places: readonly Place[];
}

interface Played {
  readonly state: Common;
  readonly startedAt: number;
  readonly movedAt: number;
}

/** `null`: it is over, or they have no seat any more. */
export function ownOpenTable(code: string, table: Table, owner: Owner): OwnTable | null {
  const { setting, places, playing, phase } = table;
  if (phase === 'over') return null;
  const found = { code, game: setting.game.id, clock: setting.clock, places };
  return ownTable(found, owner, playing && playedNow(playing));
}

/** From its row: nobody need open it to look. */
export function ownStoredTable({ code, setting, state, match }: StoredTable, owner: Owner): OwnTable | null {
  const { game, clock } = setting as SavedSetting;
  if (match && (match.endedAt !== null || isOutdated(match.header))) return null;
  return ownTable({ code, game, clock, places: (state as SavedState).places }, owner, match && playedIn(match));
}

const playedNow = ({ state, clock, match }: Playing): Played => ({
  ...{ state, startedAt: match.start.startedAt, movedAt: clock.since },
});

function playedIn({ header, entries, startedAt }: StoredMatch): Played {
  const state = replay(GAMES[header.game], { ...header, actions: wordsOf(entries) });
  if (!state.ok) throw new Error(`a stored match cannot be replayed: ${JSON.stringify(state.error)}`);
  return { state: state.value, startedAt, movedAt: entries.at(-1)?.at ?? startedAt };
}

function ownTable({ code, game, clock, places }: Found, owner: Owner, played: Played | null): OwnTable | null {
  const seat = places.findIndex((place) => place.owner === owner);
  if (seat < 0) return null;
  const { view, scores } = GAMES[game];
  return {
    ...{ code, game, clock, seat },
    phase: played === null ? 'gathering' : 'playing',
    seats: places.map(({ kind, name = '' }) => ({ kind, name })),
    toAct: played?.state.toAct ?? null,
    points: played === null ? [] : scores(view(played.state, seat)).map(({ total }) => total),
    startedAt: played?.startedAt ?? null,
    movedAt: played?.movedAt ?? null,
  };
}
