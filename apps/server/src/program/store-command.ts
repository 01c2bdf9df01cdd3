import type { Command } from 'commander';
import type { Settings } from '../settings.ts';
import { StoreError } from '../store/store-error.ts';
import type { Finish } from './operation-command.ts';
import type { Outcome } from './outcome.ts';
import { pathHere } from './path-here.ts';
import { settingsHere } from './settings-here.ts';

/** The word for what DATABASE_URL names: its password stands in no command line, where others of this machine could read it. */
const DATABASE = 'database';

export function addStore(program: Command, finish: Finish): void {
  const group = program.command('store').description('Where tables and matches are kept.');
  const command = group
    .command('copy')
    .description('Copies everything from a file of SQLite into PostgreSQL, or back. No server may use either.')
    .argument('<from>', `a file, or \`${DATABASE}\` for what DATABASE_URL names`)
    .argument('<to>', `the other of the two: a new file, or \`${DATABASE}\`, with nothing in it`);
  command.action((from: string, to: string) => finish(command, () => copy(from, to)));
}

async function copy(from: string, to: string): Promise<Outcome> {
  const url = addressIn(settingsHere());
  if ((from === DATABASE) === (to === DATABASE))
    throw new StoreError('invalid', `one of the two is a file, the other is \`${DATABASE}\``);
  // Not before it is needed: all other commands start in a moment.
  const { databaseToFile, fileToDatabase } = await import('../store/copy/between.ts');
  const copied = await (from === DATABASE ? databaseToFile(url, pathHere(to)) : fileToDatabase(pathHere(from), url));
  const { matches, tables, others } = copied;
  return { value: copied, text: `${matches} matches, ${tables} tables and ${others} other rows are copied.` };
}

function addressIn({ databaseUrl }: Settings): string {
  if (databaseUrl !== null) return databaseUrl;
  throw new StoreError('invalid', 'DATABASE_URL names no database');
}
