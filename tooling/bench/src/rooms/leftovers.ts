import { rmSync } from 'node:fs';
import { constants } from 'node:os';

/** Whatever ends the benchmark, a server that it started and a folder that it made must not outlive it. */
const removals = new Set<() => void>();

let isWatching = false;

function watch(): void {
  isWatching = true;
  process.on('exit', () => {
    for (const remove of removals) remove();
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
}

/** Returns what removes it earlier. */
export function removeAtExit(remove: () => void): () => void {
  if (!isWatching) watch();
  removals.add(remove);
  return () => {
    if (removals.delete(remove)) remove();
  };
}

/** A process that was just killed may still hold or add a file. */
export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
