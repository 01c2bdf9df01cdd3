import { randomHex } from '@dolmen/client/random-hex';
import { remembered } from '../remembered.ts';
import { changeSettings, settings } from '../settings.ts';

/** Whom this page is; other tabs may have changed that since. */
let current = settings.get().token;

export function become(token: string): void {
  current = token;
  changeSettings({ token });
}

/** A token that was asked for and perhaps got: an answer can be lost, and the person with it. */
export const nextToken = remembered<string | null>('dolmen.next-token', (stored) =>
  typeof stored === 'string' && /^[0-9a-f]{32}$/.test(stored) ? stored : null,
);

/** Somebody new; or, where this browser itself has signed out all others, in another tab or just now, who it was. */
export function startAnew(): void {
  if (settings.get().token === current) become(nextToken.get() ?? randomHex());
  nextToken.set(null);
  location.reload();
}
