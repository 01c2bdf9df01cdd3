import { isLevel, type Level } from '@dolmen/bots/level-names';

/** What one opened a table for: carried out when the table is there. */
export interface Intent {
  /** Computers of this level take the other seats, and the match begins. */
  readonly computers: Level | null;
}

const keyOf = (code: string): string => `dolmen.intent.${code}`;

export const intend = (code: string, intent: Intent): void =>
  sessionStorage.setItem(keyOf(code), JSON.stringify(intent));

export const isIntended = (code: string): boolean => sessionStorage.getItem(keyOf(code)) !== null;

/** Once: coming back to the table later must not seat anybody again. */
export function takeIntent(code: string): Intent | null {
  const stored = sessionStorage.getItem(keyOf(code));
  sessionStorage.removeItem(keyOf(code));
  if (stored === null) return null;
  const { computers } = JSON.parse(stored) as { computers?: unknown };
  return { computers: isLevel(computers) ? computers : null };
}
