import { computerName } from '@dolmen/bots/level-names';
import type { Seat } from '@dolmen/core';
import type { TableInfo } from './session/table-source.ts';

/** A player's colour, never without its sign: not everybody tells colours apart. */
export interface PlayerColor {
  readonly hex: number;
  readonly css: string;
  readonly sign: string;
  /** `table.colour.<name>` in the catalogues. */
  readonly name: 'white' | 'copper' | 'teal' | 'rose';
}

/** By seat. None is a colour of a path, a card or a gem in any of the games. */
export const PLAYER_COLORS = [
  { hex: 0xf2e9d8, css: '#f2e9d8', sign: '●', name: 'white' },
  { hex: 0xe08a3c, css: '#e08a3c', sign: '▲', name: 'copper' },
  { hex: 0x45bdb4, css: '#45bdb4', sign: '■', name: 'teal' },
  { hex: 0xe78fb0, css: '#e78fb0', sign: '◆', name: 'rose' },
] as const satisfies readonly PlayerColor[];

export const playerColor = (seat: Seat): PlayerColor => PLAYER_COLORS[seat % PLAYER_COLORS.length] ?? PLAYER_COLORS[0];

/** What people call each other at this table, by seat. Whoever gave no name is called by their sign. */
export const seatNames = (table: Pick<TableInfo, 'seats'>): readonly string[] =>
  table.seats.map(({ kind, name }, seat) =>
    kind === 'computer' ? computerName(seat) : name || playerColor(seat).sign,
  );
