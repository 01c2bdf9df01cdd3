import { Command, CommanderError } from 'commander';
import { OPERATIONS } from '../operations/operations.ts';
import { VERSION } from '../version.ts';
import { addBackup } from './backup-command.ts';
import { completionsOf, SCRIPTS, type Shell, shellArgument } from './completion.ts';
import { addDoctor } from './doctor-command.ts';
import { DONE, explainFailure, USAGE } from './exit.ts';
import { addOperation, type Finish } from './operation-command.ts';
import { tell } from './outcome.ts';
import { settingsHere } from './settings-here.ts';
import { addSetup } from './setup-command.ts';
import { addStore } from './store-command.ts';
import { addVerify } from './verify-command.ts';

/** The program: does what the words say, and gives the code to end with. Without any it serves. */
export async function dolmen(words: readonly string[]): Promise<number> {
  let code: number = DONE;
  const program = programThat(async (command, act) => {
    code = tell(await act(), command.optsWithGlobals().json === true);
  });
  try {
    await program.parseAsync(words.length === 0 ? ['serve'] : [...words], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : USAGE;
    return explainFailure(error);
  }
}

function programThat(finish: Finish): Command {
  const program = new Command('dolmen')
    .description('A server for tables of Rune Stones, Keltis and Rune.')
    .version(VERSION)
    .option('--json', 'answer in JSON')
    .configureHelp({ showGlobalOptions: true })
    .addHelpText('after', '\nSettings come from the environment and dolmen.json in this folder: see docs/hosting.md.');
  addServe(program);
  for (const operation of OPERATIONS) addOperation(program, operation, finish);
  for (const add of [addBackup, addStore, addVerify, addDoctor, addSetup]) add(program, finish);
  addCompletion(program);
  for (const command of allIn(program)) command.exitOverride();
  return program;
}

const allIn = (command: Command): Command[] => [command, ...command.commands.flatMap(allIn)];

function addServe(program: Command): void {
  program
    .command('serve')
    .description('Opens the rooms; without any command, too.')
    .action(async () => {
      const settings = settingsHere();
      // Not before it is needed: all other commands start in a moment.
      const { serveHere } = await import('./serve.ts');
      await serveHere(settings);
    });
}

function addCompletion(program: Command): void {
  program
    .command('completion')
    .description('Prints what a shell needs to complete commands: source <(dolmen completion bash)')
    .addArgument(shellArgument())
    .action((shell: Shell) => console.log(SCRIPTS[shell]));
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action((words: string[]) => console.log(completionsOf(program, words).join('\n')));
}
