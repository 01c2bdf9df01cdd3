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
  /** `whose`: one's own, or all of this server. */
  | { readonly page: 'matches'; readonly whose: 'mine' | 'all' }
  /** A room where a match is watched by several. */
  | { readonly page: 'together'; readonly code: string }
  | { readonly page: 'privacy' };

type Read = (code: string, query: string) => Route;

const READ: Readonly<Record<string, Read>> = {
  table: (code) => (code === '' ? { page: 'front' } : { page: 'table', code: decoded(code) }),
  me: (code) => ({ page: 'me', code: decoded(code) }),
  practice: (_, query) => ({ page: 'practice', wish: new URLSearchParams(query) }),
  replay: (code, query) => ({
    page: 'replay',
    match: code === '' ? null : decoded(code),
    moment: new URLSearchParams(query),
  }),
  matches: (code) => ({ page: 'matches', whose: code === 'all' ? 'all' : 'mine' }),
  together: (code) => ({ page: 'together', code: decoded(code) }),
  privacy: () => ({ page: 'privacy' }),
};

/** Whatever leads nowhere leads to the front. */
export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page = '', code = ''] = path.split('/');
  const name = page === 'room' ? 'table' : page;
  return Object.hasOwn(READ, name) ? (READ[name]?.(code, query) ?? { page: 'front' }) : { page: 'front' };
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
export const togetherHash = (code: string): string => `#/together/${encodeURIComponent(code)}`;
export const MATCHES = '#/matches';
export const ALL_MATCHES = '#/matches/all';
export const FRONT = '#/';
export const PRIVACY = '#/privacy';

const current = createStore<Route>(readRoute(globalThis.location?.hash ?? ''));
globalThis.addEventListener?.('hashchange', () => current.set(readRoute(location.hash)));

export const route: Readable<Route> = current;

export const go = (hash: string): void => {
  location.hash = hash;
};
