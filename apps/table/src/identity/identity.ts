import { randomHex } from '@dolmen/client/random-hex';
import { type LeftTable, leftTables, rememberTable } from '../lobby/left-tables.ts';
import { type Answer, ask } from '../lobby/rooms.ts';
import { changeSettings, settings } from '../settings.ts';
import { become, nextToken } from './tokens.ts';

/** What goes along to another browser. */
interface Luggage {
  readonly name: string;
  readonly tables: readonly LeftTable[];
}

export interface HandoverCode {
  readonly code: string;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
}

/** A code that makes another browser the same person. */
export function makeCode(): Promise<Answer<HandoverCode>> {
  const { name, token } = settings.get();
  return ask('/api/identity/code', { name: name.trim(), tables: leftTables.get() } satisfies Luggage, token);
}

/** This browser is from now on whoever made the code, with a token of its own. */
export async function claimCode(code: string): Promise<Answer<Luggage>> {
  const token = randomHex();
  const answer = await ask<Luggage>('/api/identity/claim', { code, token });
  if (answer.ok) {
    const { name, tables } = answer.value;
    become(token);
    if (name !== '') changeSettings({ name });
    for (const table of [...tables].reverse()) rememberTable(table);
  }
  return answer;
}

/** Every other browser of this person is a stranger from now on. */
export async function signOutElsewhere(): Promise<Answer<unknown>> {
  const token = nextToken.get() ?? randomHex();
  nextToken.set(token);
  const answer = await ask('/api/identity/renew', { token }, settings.get().token);
  if (answer.ok) {
    become(token);
    nextToken.set(null);
  }
  return answer;
}
