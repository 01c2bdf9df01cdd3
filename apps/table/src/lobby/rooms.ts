import type { GameId } from '@dolmen/core';
import { settings } from '../settings.ts';
import { CLOCKS, optionsOf, type Wish } from './wish.ts';

/** A public table, as the server lists it. */
export interface Listed {
  readonly code: string;
  readonly game: GameId;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: readonly { readonly kind: string; readonly name: string }[];
  readonly open: number;
}

/** An answer, or why there is none; `unreachable`: nobody answered. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string };

const PATIENCE = 8_000;
const UNREACHABLE = { ok: false, code: 'unreachable' } as const;

/** The server that served this page, unless the address names another one. */
export const serverAddress = (): string => new URLSearchParams(location.search).get('server') ?? location.origin;

async function ask<T>(path: string, body?: unknown): Promise<Answer<T>> {
  const send = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  try {
    const answer = await fetch(`${serverAddress()}${path}`, {
      ...send,
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(PATIENCE),
    });
    const found = (await answer.json()) as T & { error?: { code?: string } };
    return answer.ok ? { ok: true, value: found } : { ok: false, code: found.error?.code ?? 'unreachable' };
  } catch {
    return UNREACHABLE;
  }
}

const orderOf = (wish: Wish): unknown => ({
  game: wish.game,
  options: optionsOf(wish),
  seats: wish.seats,
  visibility: wish.visibility,
  clock: CLOCKS[wish.clock],
  // Whoever opens a table is its host.
  token: settings.get().token,
});

export const openTable = (wish: Wish): Promise<Answer<{ readonly code: string }>> => ask('/api/tables', orderOf(wish));

export async function listTables(): Promise<Answer<readonly Listed[]>> {
  const answer = await ask<{ readonly tables: readonly Listed[] }>('/api/tables');
  return answer.ok ? { ok: true, value: answer.value.tables } : answer;
}

export const findTable = (code: string): Promise<Answer<{ readonly code: string }>> =>
  ask(`/api/tables/${encodeURIComponent(code)}`);
