import { existsSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline/promises';
import type { Command } from 'commander';
import { firstSecret } from '../admin/secret.ts';
import type { Settings } from '../settings.ts';
import { openDataFolder } from '../starting/data-folder.ts';
import { REFUSED } from './exit.ts';
import type { Finish } from './operation-command.ts';
import type { Outcome } from './outcome.ts';
import { settingsHere } from './settings-here.ts';
import { type Answers, configFile, QUESTIONS, writeConfig } from './setup.ts';

export function addSetup(program: Command, finish: Finish): void {
  const command = program
    .command('setup')
    .description('Asks a few questions and writes the settings into dolmen.json.');
  for (const { flag, asks } of QUESTIONS) command.option(`--${flag} <value>`, asks);
  command.option('--yes', 'ask nothing: take what is given here, and leave the rest as it is');
  command.action((options: Answers & { yes?: true }) => finish(command, () => setUp(options)));
}

async function setUp({ yes, ...given }: Answers & { yes?: true }): Promise<Outcome> {
  const isAsking = yes !== true && process.stdin.isTTY === true;
  if (!isAsking && yes !== true) return nobodyToAsk();
  const answers = isAsking ? await asked(given) : given;
  const written = writeConfig(process.env, process.cwd(), answers);
  if (!written.ok)
    return { value: { error: written.error }, text: written.error.message, code: REFUSED, isRefusal: true };
  const { file } = written.value;
  const secret = await secretFor(settingsHere());
  const shown = secret === null ? '' : `\nThe secret of the admin page, shown this once: ${secret}`;
  const text = `${file} is written. Try it with "dolmen doctor", then "dolmen serve".${shown}`;
  return { value: { file, ...(secret === null ? {} : { secret }) }, text };
}

/** `null` if the admin page is off, or has one. */
async function secretFor({ admin, dataDir }: Settings): Promise<string | null> {
  if (!admin) return null;
  openDataFolder(dataDir);
  return firstSecret(dataDir);
}

const nobodyToAsk = (): Outcome => {
  const message = 'There is nobody to ask here. Give the answers as options, and --yes: see "dolmen setup --help".';
  return { value: { error: { code: 'nobody-to-ask', message } }, text: message, code: REFUSED, isRefusal: true };
};

/** An empty answer leaves a setting as it is. */
async function asked(given: Answers): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const file = configFile(process.env, process.cwd());
  console.log(
    existsSync(file) ? `${file} is there: Enter keeps what it says.` : 'Enter takes what stands in brackets.',
  );
  try {
    return await answersFrom(terminal, given);
  } finally {
    terminal.close();
  }
}

async function answersFrom(terminal: Interface, given: Answers): Promise<Answers> {
  const answers: Record<string, string> = { ...given };
  for (const { key, asks, now } of QUESTIONS) {
    if (answers[key] !== undefined) continue;
    const answer = (await terminal.question(`${asks} [${now(process.env, process.cwd())}] `)).trim();
    if (answer !== '') answers[key] = answer;
  }
  return answers;
}
