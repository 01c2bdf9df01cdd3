import type { Log } from './log.ts';

/** What Colyseus writes of whatever a client does wrong: a trace each time. */
export function colyseusLog(log: Log) {
  const nothing = (): void => {};
  const warn = (...said: readonly unknown[]): void => log.warn('colyseus', { message: said.map(String).join(' ') });
  return { debug: nothing, trace: nothing, info: nothing, warn, error: warn };
}
