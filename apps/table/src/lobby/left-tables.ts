import { computerName } from '@dolmen/bots/level-names';
import { type GameId, isGameId } from '@dolmen/core/game-id';
import { remembered } from '../remembered.ts';

/** A table one has a seat at, as its server tells of it, or as it was last seen. */
export interface OwnTable {
  readonly code: string;
  readonly game: GameId;
  readonly phase: string;
  readonly seats: readonly { readonly kind: string; readonly name: string }[];
  /** The own one. */
  readonly seat: number;
  readonly toAct: number | null;
  /** By seat; none before the match. */
  readonly points: readonly number[];
  /** When it last went on, in milliseconds since 1970. */
  readonly movedAt: number | null;
}

const MOST = 6;
const MOST_HIDDEN = 50;

function isOwnTable(value: unknown): value is OwnTable {
  const { code, game, seats, seat, points } = Object(value) as Record<string, unknown>;
  return (
    typeof code === 'string' &&
    isGameId(game) &&
    typeof seat === 'number' &&
    [seats, points].every((list) => Array.isArray(list))
  );
}

/** As this browser saw them last: what is shown while no server answers. */
export const leftTables = remembered<readonly OwnTable[]>('dolmen.tables', (stored) =>
  Array.isArray(stored) ? stored.filter(isOwnTable).slice(0, MOST) : [],
);

/** Codes of tables that one does not want to be reminded of. */
export const hiddenTables = remembered<readonly string[]>('dolmen.hidden', (stored) =>
  Array.isArray(stored) ? stored.map(String).slice(0, MOST_HIDDEN) : [],
);

export const forgetTable = (code: string): void =>
  leftTables.update((tables) => tables.filter((table) => table.code !== code));

export function hideTable(code: string): void {
  forgetTable(code);
  hiddenTables.update((codes) => [code, ...codes].slice(0, MOST_HIDDEN));
}

export function rememberTable(table: OwnTable): void {
  leftTables.update((tables) => [table, ...tables.filter(({ code }) => code !== table.code)].slice(0, MOST));
  if (hiddenTables.get().includes(table.code))
    hiddenTables.update((codes) => codes.filter((code) => code !== table.code));
}

/** What a seat is called there. */
export function nameAt({ seats }: OwnTable, seat: number): string {
  const { kind, name = '' } = seats[seat] ?? {};
  return kind === 'computer' ? computerName(seat) : name;
}

/** Everybody else at the table. */
export const opponentsAt = (table: OwnTable): string[] =>
  table.seats.map((_, seat) => (seat === table.seat ? '' : nameAt(table, seat))).filter((name) => name !== '');

/** The own points first. */
export const pointsAt = ({ points, seat }: OwnTable): number[] =>
  points.length === 0 ? [] : [points[seat] ?? 0, ...points.filter((_, other) => other !== seat)];
