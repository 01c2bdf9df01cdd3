import { type Command, commandLine, parseFlags } from '@dolmen/flags';
import { findUncited } from './citations.ts';
import { projectRoot } from './project-root.ts';

const CITE = {
  call: 'npm run cite --',
  does: 'Compares the rule numbers of docs/rules with those that test titles cite; exits with 1 if they do not match.',
  flags: {},
} as const satisfies Command;

commandLine(CITE, (argv) => parseFlags(CITE, argv));
const problems = findUncited(projectRoot);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('every rule has a test, and every rule test cites a rule');
