import type { TableConnection } from './connection.ts';

/** Resolves when the condition holds, looking again whenever something about the connection changes. */
export function until(connection: TableConnection, holds: () => boolean): Promise<void> {
  if (holds()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = connection.subscribe(() => {
      if (!holds()) return;
      stop();
      resolve();
    });
  });
}
