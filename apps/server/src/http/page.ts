import { GAME_IDS } from '@dolmen/core';
import * as z from 'zod';
import type { FinishedQuery } from '../store/store.ts';

/** Which part of a long list is wanted, and of which matches. */
export const Page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  /** The last of the page above: when it ended, and its id. */
  before: z
    .string()
    .regex(/^\d+:[0-9a-f-]{36}$/)
    .optional(),
  game: z.enum(GAME_IDS).optional(),
  seats: z.coerce.number().int().min(2).max(4).optional(),
});

export function queryOf({ before, ...query }: z.output<typeof Page>): FinishedQuery {
  const [endedAt, id] = before?.split(':') ?? [];
  return { ...query, ...(endedAt !== undefined && id !== undefined && { before: { endedAt: Number(endedAt), id } }) };
}
