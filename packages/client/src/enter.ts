import { Client, type Room } from '@colyseus/sdk';
import { PROTOCOL, TableState } from '@dolmen/protocol';

/** Where to go, and as whom: the token is the person. */
export interface Place {
  /** Of the server, such as `https://games.example.org`. */
  readonly address: string;
  /** Of the table, as people type it. */
  readonly code: string;
  readonly token: string;
  readonly name: string;
}

export type TableRoom = Room<unknown, TableState>;

/** Why there is no going on. `left`: by own wish. */
export type ClosedReason =
  | 'left'
  | 'no-such-table'
  | 'outdated-match'
  | 'version-mismatch'
  | 'full'
  | 'removed'
  | 'banned'
  | 'malformed'
  /** Behind a password that was not told. */
  | 'locked'
  | 'not-on-list'
  | 'no-spectators'
  /** By the same person, from another browser. */
  | 'signed-out';

/** `null`: nothing is decided, the server may be away. */
export type Entered = TableRoom | Exclude<ClosedReason, 'left'> | null;

/** A server that takes connections and says nothing is as good as none. */
const PATIENCE = 10_000;

/** One attempt to come in. */
export async function enter(place: Place): Promise<Entered> {
  const code = await find(place);
  if (code === null || isFinal(code)) return code;
  try {
    return await join(place, code);
  } catch (error) {
    return reasonOf(error);
  }
}

/** Asking for a table also makes a server that was restarted open it again. */
async function find({ address, code, token }: Place): Promise<string | null> {
  try {
    const url = `${address}/api/tables/${encodeURIComponent(code)}`;
    // Who has a seat gets to it even where others behind the same address have tried too many codes.
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE) });
    const found = (await answer.json()) as { code?: string; error?: { code?: string } };
    return isFinal(found.error?.code) ? found.error.code : (found.code ?? null);
  } catch {
    return null;
  }
}

/** No waiting brings such a table back. */
const isFinal = (code: string | undefined): code is (typeof FINAL)[number] => FINAL.some((final) => final === code);
const FINAL = ['no-such-table', 'outdated-match', 'locked', 'banned'] as const;

async function join({ address, token, name }: Place, code: string): Promise<TableRoom> {
  const room = await new Client(address).joinById<TableState>(code, { token, name, protocol: PROTOCOL }, TableState);
  // Its token dies with the server, it does not try after a shutdown, and not in the first seconds: we come in anew.
  room.reconnection.enabled = false;
  return room;
}

const REFUSED = [
  'malformed',
  'removed',
  'banned',
  'full',
  'locked',
  'not-on-list',
  'no-spectators',
  'signed-out',
] as const;

/** A table that was found and then is not there is asked for again. */
export function reasonOf(error: unknown): Exclude<ClosedReason, 'left'> | null {
  const { message } = error as Error;
  if (message.startsWith('version-mismatch')) return 'version-mismatch';
  // Colyseus locks all rooms of a server that shuts down, and then calls them full.
  return REFUSED.find((reason) => reason === message) ?? null;
}
