import { fail, ok, type Result } from '@dolmen/core';
import type { CreateOptions } from '@dolmen/protocol';
import type { z } from 'zod';
import type { Identities } from '../identities/identities.ts';
import { isOffered, type Offer } from '../settings/offer.ts';
import type { Owner } from '../table/identity.ts';
import { readSetting, type SettingError, type TableSetting } from '../table/setting.ts';
import type { Bans } from './bans.ts';

/** A table to be opened. */
export interface Order {
  readonly setting: TableSetting;
  readonly opener: Owner | null;
}

export type Wanted = z.output<typeof CreateOptions>;

export type OrderRefusal = SettingError | { readonly code: 'not-offered' | 'signed-out' | 'banned' };

/** Who may order what. */
interface House {
  readonly games: Offer;
  readonly identities: Identities;
  readonly bans: Bans;
}

/** What is wanted, and by whom. */
export async function readOrder(
  { token, ...wanted }: Wanted & Pick<TableSetting, 'isFixed'>,
  { games, identities, bans }: House,
): Promise<Result<Order, OrderRefusal>> {
  const setting = readSetting(wanted);
  if (!setting.ok) return setting;
  if (!isOffered(games, wanted.game, wanted.options)) return fail({ code: 'not-offered' });
  const opener = await identities.ownerBy(token);
  if (token !== undefined && opener === null) return fail({ code: 'signed-out' });
  if (bans.holds(opener, null)) return fail({ code: 'banned' });
  return ok({ setting: setting.value, opener });
}
