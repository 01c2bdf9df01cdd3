import type { Result } from '@dolmen/core';
import { type Command, helpOf } from './command.ts';
import { describeFlagError, type FlagError } from './flag-error.ts';

/** What this process was asked for. Whoever asks for help is told; a mistake is told with the help, and ends in exit code 2. */
export function commandLine<T>(
  command: Command,
  parse: (argv: readonly string[]) => Result<T, readonly FlagError[]>,
): T {
  const argv = process.argv.slice(2);
  if (argv.includes('--help')) {
    console.log(helpOf(command));
    process.exit(0);
  }
  const parsed = parse(argv);
  if (parsed.ok) return parsed.value;
  console.error(`${parsed.error.map(describeFlagError).join('\n')}\n\n${helpOf(command)}`);
  process.exit(2);
}

/** A reader that leaves early, as `head` does, is no error. */
export function allowClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
}
