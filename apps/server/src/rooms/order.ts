import { fail, GAMES, type OptionsError, ok, type Result } from '@dolmen/core';
import type { CreateOptions } from '@dolmen/protocol';
import type { z } from 'zod';
import type { Identities } from '../identities/identities.ts';
import { isOffered, type Offer } from '../settings/offer.ts';
import type { Owner } from '../table/identity.ts';
import type { TableSetting } from '../table/setting.ts';
import type { Bans } from './bans.ts';

/** A table to be opened. */
export interface Order {
  readonly setting: TableSetting;
  readonly opener: Owner | null;
}

export type Wanted = z.output<typeof CreateOptions>;

export type OrderRefusal =
  | OptionsError
  | { readonly code: 'bad-seats'; readonly min: number; readonly max: number }
  | { readonly code: 'not-offered' | 'signed-out' | 'banned' };

/** Who may order what. */
interface House {
  readonly games: Offer;
  readonly identities: Identities;
  readonly bans: Bans;
}

/** What is wanted, and by whom. */
export async function readOrder(
  wanted: Wanted,
  { games, identities, bans }: House,
): Promise<Result<Order, OrderRefusal>> {
  const setting = settingOf(wanted);
  if (!setting.ok) return setting;
  if (!isOffered(games, wanted.game, wanted.options)) return fail({ code: 'not-offered' });
  const opener = await identities.ownerBy(wanted.token);
  if (wanted.token !== undefined && opener === null) return fail({ code: 'signed-out' });
  if (bans.holds(opener, null)) return fail({ code: 'banned' });
  return ok({ setting: setting.value, opener });
}

function settingOf({ game: id, options, seats, visibility, clock }: Wanted): Result<TableSetting, OrderRefusal> {
  const game = GAMES[id];
  const { min, max } = game.seats;
  if (seats < min || seats > max) return fail({ code: 'bad-seats', min, max });
  const parsed = game.options(options);
  return parsed.ok ? ok({ game, options: parsed.value, seats, visibility, clock }) : parsed;
}
