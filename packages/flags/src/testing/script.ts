import { type Command, commandLine, parseFlags } from '../index.ts';

const TRY = {
  call: 'npm run try --',
  does: 'Tries.',
  flags: { seats: 'how many' },
  switches: { json: 'for machines' },
} as const satisfies Command;

console.log(JSON.stringify(commandLine(TRY, (argv) => parseFlags(TRY, argv))));
