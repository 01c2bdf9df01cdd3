import type { ListedTable } from '@dolmen/client/lobby';
import { CLOCKS } from '@dolmen/protocol/clocks';
import { settings } from '../settings.ts';
import type { OwnTable } from './left-tables.ts';
import { optionsOf, type Wish } from './wish.ts';

/** An answer, or why there is none; `unreachable`: nobody answered. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string };

const PATIENCE = 8_000;
const UNREACHABLE = { ok: false, code: 'unreachable' } as const;

/** The server that served this page, with the folder that the page is in. No link can name another: it would be sent the token. */
export const serverAddress = (): string => new URL('.', location.href).href.replace(/\/$/, '');

interface Asking {
  readonly method?: 'POST' | 'DELETE';
  readonly body?: unknown;
  /** Does the server have to know who asks? */
  readonly isSigned?: boolean;
}

export async function ask<T>(path: string, { method = 'POST', body, isSigned }: Asking = {}): Promise<Answer<T>> {
  const send = body === undefined ? {} : { method, body: JSON.stringify(body) };
  try {
    const answer = await fetch(`${serverAddress()}${path}`, {
      ...send,
      headers: {
        'content-type': 'application/json',
        ...(isSigned && { authorization: `Bearer ${settings.get().token}` }),
      },
      signal: AbortSignal.timeout(PATIENCE),
    });
    const found = (await answer.json()) as T & { error?: { code?: string } };
    return answer.ok ? { ok: true, value: found } : { ok: false, code: found.error?.code ?? 'unreachable' };
  } catch {
    return UNREACHABLE;
  }
}

const orderOf = (wish: Wish) => ({
  game: wish.game,
  options: optionsOf(wish),
  seats: wish.seats,
  visibility: wish.visibility,
  clock: CLOCKS[wish.clock],
  // Whoever opens a table is its host.
  token: settings.get().token,
});

export const openTable = (wish: Wish): Promise<Answer<{ readonly code: string }>> =>
  ask('/api/tables', { body: orderOf(wish) });

/** A public table that waits for players, or a new one. */
export const quickTable = (wish: Wish): Promise<Answer<{ readonly code: string }>> =>
  ask('/api/quick', { body: { ...orderOf(wish), visibility: 'public' } });

/** What a server tells of itself. */
export interface ServerInfo {
  readonly publicUrl: string | null;
  /** What others on the network call the machine it runs on; told to that machine alone. */
  readonly networkHosts: readonly string[];
  readonly pushKey: string;
}
export const serverInfo = (): Promise<Answer<ServerInfo>> => ask('/api/server');

/** Tables that everybody may come to. */
export const publicTables = (): Promise<Answer<{ readonly tables: readonly ListedTable[] }>> => ask('/api/tables');

/** Where one has a seat, and which is not over: also what was begun in another browser by the same person. */
export const ownTables = (): Promise<Answer<{ readonly tables: readonly OwnTable[] }>> =>
  ask('/api/mine', { isSigned: true });

export const findTable = (code: string): Promise<Answer<{ readonly code: string }>> =>
  ask(`/api/tables/${encodeURIComponent(code)}`);
