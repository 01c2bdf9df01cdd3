import { CLOCKS } from '@dolmen/protocol/clocks';
import { settings } from '../settings.ts';
import { optionsOf, type Wish } from './wish.ts';

/** An answer, or why there is none; `unreachable`: nobody answered. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string };

const PATIENCE = 8_000;
const UNREACHABLE = { ok: false, code: 'unreachable' } as const;

/** The server that served this page, with the folder that the page is in. No link can name another: it would be sent the token. */
export const serverAddress = (): string => new URL('.', location.href).href.replace(/\/$/, '');

/** `token`: shows who asks. */
export async function ask<T>(path: string, body?: unknown, token?: string): Promise<Answer<T>> {
  const send = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  try {
    const answer = await fetch(`${serverAddress()}${path}`, {
      ...send,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
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

export const openTable = (wish: Wish): Promise<Answer<{ readonly code: string }>> => ask('/api/tables', orderOf(wish));

/** A public table that waits for players, or a new one. */
export const quickTable = (wish: Wish): Promise<Answer<{ readonly code: string }>> =>
  ask('/api/quick', { ...orderOf(wish), visibility: 'public' });

/** How others reach the server: what its host says, or the way that led here. */
export async function publicAddress(): Promise<string> {
  const answer = await ask<{ readonly publicUrl: string | null }>('/api/server');
  return (answer.ok ? answer.value.publicUrl : null) ?? serverAddress();
}

export const findTable = (code: string): Promise<Answer<{ readonly code: string }>> =>
  ask(`/api/tables/${encodeURIComponent(code)}`);
