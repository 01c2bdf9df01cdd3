import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { EXIT, StartFailure } from '../starting/start-failure.ts';
import { verdictOf } from '../verify.ts';
import { REFUSED } from './exit.ts';
import type { Finish } from './operation-command.ts';
import type { Outcome } from './outcome.ts';
import { pathHere } from './path-here.ts';

export function addVerify(program: Command, finish: Finish): void {
  const command = program
    .command('verify')
    .description('Was a downloaded match dealt fairly, and played by the rules?')
    .argument('<record>', 'the file that was downloaded');
  command.action((file: string) => finish(command, async () => judge(pathHere(file))));
}

function judge(file: string): Outcome {
  const verdict = verdictOf(textIn(file));
  if (verdict.ok) return { value: { ok: true, says: verdict.value }, text: `yes: ${verdict.value}` };
  return { value: { ok: false, says: verdict.error }, text: `no: ${verdict.error}`, code: REFUSED };
}

function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartFailure(EXIT.data, `${file} cannot be read: ${(error as Error).message}`);
  }
}
