import { createStore, type Readable } from '../store.ts';

/** The way to the server: a login, and operations by their names. */

export interface Trouble {
  readonly code: string;
  /** In English, for those who have no text of their own. */
  readonly message: string;
}
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble };

type Login = 'unknown' | 'out' | 'in';
const current = createStore<Login>('unknown');
export const login: Readable<Login> = current;

/** What the server told this page alone: a page of another site cannot show it. */
let token = '';

const PATIENCE = 20_000;
const unreachable = { ok: false, trouble: { code: 'unreachable', message: '' } } as const;

/** The page is in a folder of its own, one below the table's. */
const address = (path: string): string => new URL(`../api/admin${path}`, location.href).href;

async function send<T>(path: string, body?: object): Promise<Answer<T>> {
  try {
    const answer = await fetch(address(path), {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', 'x-dolmen-admin': token },
      signal: AbortSignal.timeout(PATIENCE),
    });
    const said = (await answer.json()) as T & { readonly error?: Partial<Trouble> };
    if (answer.ok) return { ok: true, value: said };
    const { code = 'unreachable', message = '' } = said.error ?? {};
    if (code === 'not-logged-in') current.set('out');
    return { ok: false, trouble: { code, message } };
  } catch {
    return unreachable;
  }
}

type Told = { readonly token: string };

function enter(answer: Answer<Told>): Answer<Told> {
  if (answer.ok) token = answer.value.token;
  current.set(answer.ok ? 'in' : 'out');
  return answer;
}

/** Does the cookie still hold? */
export const resume = async (): Promise<Answer<Told>> => enter(await send<Told>('/session'));
export const logIn = async (secret: string): Promise<Answer<Told>> => enter(await send<Told>('/login', { secret }));

export async function logOut(): Promise<void> {
  await send('/logout', {});
  current.set('out');
}

/** Does one thing that whoever runs the server can do. */
export async function ask<T>(operation: string, input: object = {}): Promise<Answer<T>> {
  const answer = await send<{ readonly value: T }>('/operations', { operation, input });
  return answer.ok ? { ok: true, value: answer.value.value } : answer;
}
