import type { Command } from 'commander';
import { examine, type Finding } from '../doctor/examine.ts';
import { DONE, REFUSED } from './exit.ts';
import type { Finish } from './operation-command.ts';
import type { Outcome } from './outcome.ts';

export function addDoctor(program: Command, finish: Finish): void {
  const command = program
    .command('doctor')
    .description('Looks at everything that a server needs, and says what to do about what is wrong.');
  command.action(() => finish(command, async () => reportOf(await examine(process.env, process.cwd()))));
}

const SIGNS = { well: 'ok  ', odd: 'odd ', ill: 'ILL ' } as const;

function reportOf(findings: readonly Finding[]): Outcome {
  const lines = findings.flatMap(({ about, state, says, advice }) => [
    `${SIGNS[state]} ${about}: ${says}`,
    ...(advice === undefined ? [] : [`       → ${advice}`]),
  ]);
  const isIll = findings.some(({ state }) => state === 'ill');
  return { value: { findings }, text: lines.join('\n'), code: isIll ? REFUSED : DONE };
}
