import { text } from 'node:stream/consumers';
import { type Command, commandLine, parseFlags } from '@dolmen/flags';
import { hashPassword, Password } from './access/password.ts';

/** Makes the hash of a password, to be put into the settings in its place. It is read, not told: others see what was called. */

const HASH_PASSWORD = {
  call: 'npm run hash-password --',
  does: 'Reads a password and prints its hash, for the settings of a private server or room.',
  flags: {},
} as const satisfies Command;

async function main(): Promise<number> {
  if (process.stdin.isTTY) console.error('Type the password, then Enter and Ctrl-D:');
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  const isFit = Password.safeParse(password).success;
  if (isFit) console.log(await hashPassword(password));
  else console.error('a password has 4 to 200 letters');
  return isFit ? 0 : 1;
}

if (import.meta.main) {
  commandLine(HASH_PASSWORD, (argv) => parseFlags(HASH_PASSWORD, argv));
  process.exitCode = await main();
}
