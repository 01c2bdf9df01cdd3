import type { Table } from '../table/table.ts';

/** What the lobby shows of a table. */
export interface Listing {
  readonly game: string;
  readonly phase: string;
  readonly seats: readonly { readonly kind: string; readonly name: string }[];
  readonly open: number;
  /** Of those who sit, how many people are there right now. */
  readonly here: number;
  readonly clock: unknown;
  readonly options: unknown;
}

export const listingOf = ({ setting, phase, places }: Table): Listing => ({
  game: setting.game.id,
  phase,
  seats: places.map(({ kind, name }) => ({ kind, name })),
  open: places.filter(({ kind }) => kind === 'open').length,
  here: places.filter(({ kind, connected }) => kind === 'person' && connected).length,
  clock: setting.clock,
  options: setting.options,
});
