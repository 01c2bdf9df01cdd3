import { createStore, type Readable } from './store.ts';

/** Where one is, after the address's `#`: any plain file server serves every place. */
export type Route =
  | { readonly page: 'front' }
  | { readonly page: 'table'; readonly code: string }
  /** With a code from another browser that is to be the same person. */
  | { readonly page: 'me'; readonly code: string }
  | { readonly page: 'practice'; readonly wish: URLSearchParams }
  /** `match`: its id on this server, or `null` for one from a file. */
  | { readonly page: 'replay'; readonly match: string | null; readonly moment: URLSearchParams }
  | { readonly page: 'privacy' };

/** Whatever leads nowhere leads to the front. */
export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, code] = path.split('/');
  if ((page === 'table' || page === 'room') && code) return { page: 'table', code: decoded(code) };
  if (page === 'me') return { page, code: decoded(code ?? '') };
  if (page === 'practice') return { page, wish: new URLSearchParams(query) };
  if (page === 'replay') return { page, match: code ? decoded(code) : null, moment: new URLSearchParams(query) };
  return page === 'privacy' ? { page } : { page: 'front' };
}

/** What cannot be decoded is no code of a table, and the page of the table says so. */
function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

/** Codes of tables are in capitals; standing rooms have names in small letters. */
export const isRoomName = (code: string): boolean => /[a-z]/.test(code);

export const tableHash = (code: string): string =>
  `#/${isRoomName(code) ? 'room' : 'table'}/${encodeURIComponent(code)}`;
export const meHash = (code: string): string => `#/me/${encodeURIComponent(code)}`;
/** A match from a file. */
export const REPLAY = '#/replay';
export const replayHash = (match: string): string => `#/replay/${encodeURIComponent(match)}`;
export const FRONT = '#/';
export const PRIVACY = '#/privacy';

const current = createStore<Route>(readRoute(globalThis.location?.hash ?? ''));
globalThis.addEventListener?.('hashchange', () => current.set(readRoute(location.hash)));

export const route: Readable<Route> = current;

export const go = (hash: string): void => {
  location.hash = hash;
};
