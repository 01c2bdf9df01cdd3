import type { Result } from '@dolmen/core';

/** The value, or the reason and the usage on standard error and exit code 2. */
export function orUsage<T>(result: Result<T, string>, usage: string): T {
  if (result.ok) return result.value;
  console.error(`${result.error}\n\nusage: ${usage}`);
  process.exit(2);
}

/** A reader that leaves early, as `head` does, is no error. */
export function allowClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
}
