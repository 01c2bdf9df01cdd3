import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import * as z from 'zod';
import type { Operation } from '../operations/operation.ts';
import { carryOut } from './carry-out.ts';
import { NOT_RUNNING, REFUSED, USAGE } from './exit.ts';
import type { Outcome } from './outcome.ts';
import { pathHere } from './path-here.ts';
import { settingsHere } from './settings-here.ts';

/** Makes a command of an operation: what it takes, and what is said about it, follows from its input. */

/** What JSON Schema tells of one part of an input. */
interface Part {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  /** It names a file of this machine. */
  readonly path?: boolean;
}

export type Finish = (command: Command, act: () => Promise<Outcome>) => Promise<void>;

export function addOperation(program: Command, operation: Operation, finish: Finish): void {
  const [name = '', group] = operation.name.split(' ').reverse();
  const parent = group === undefined ? program : groupIn(program, group);
  const command = parent.command(name, { isDefault: group !== undefined && name === 'list' });
  command.description(operation.does);
  const { properties = {}, required = [] } = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' });
  const words = operation.words ?? [];
  for (const word of words) command.addArgument(argumentFor(word, properties[word] as Part, required.includes(word)));
  for (const [key, part] of Object.entries(properties))
    if (!words.includes(key)) command.addOption(optionFor(key, part as Part, required.includes(key)));
  command.action(() => finish(command, () => run(operation, inputOf(command, words))));
}

const GROUPS: Readonly<Record<string, string>> = {
  rooms: 'Tables that are open.',
  players: 'Who has played here, and who may not come.',
  matches: 'Matches that are stored.',
  admin: 'The way to the admin page.',
};

function groupIn(program: Command, name: string): Command {
  const there = program.commands.find((command) => command.name() === name);
  return there ?? program.command(name).description(GROUPS[name] ?? name);
}

function argumentFor(name: string, part: Part, isRequired: boolean): Argument {
  const argument = new Argument(isRequired ? `<${name}>` : `[${name}]`, part.description);
  return part.enum ? argument.choices(part.enum) : argument.argParser((text) => meantBy(part, text));
}

const kebab = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function optionFor(key: string, part: Part, isRequired: boolean): Option {
  const flag = `--${kebab(key)}`;
  if (part.type === 'boolean') return new Option(flag, part.description);
  const option = new Option(`${flag} <${part.type === 'integer' ? 'number' : 'value'}>`, part.description);
  if (isRequired) option.makeOptionMandatory();
  return part.enum ? option.choices(part.enum) : option.argParser((text) => meantBy(part, text));
}

/** What is written as text and meant as something else. What it may be is for the operation to judge. */
function meantBy({ type, path }: Part, text: string): unknown {
  if (path) return pathHere(text);
  if (type === 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidArgumentError(type === 'integer' ? 'A number is expected.' : 'JSON is expected.');
  }
}

function inputOf(command: Command, words: readonly string[]): Record<string, unknown> {
  const given = words.map((word, index) => [word, command.processedArgs[index]] as const);
  const own = new Set(command.options.map((option) => option.attributeName()));
  const options = Object.entries(command.opts()).filter(([key]) => own.has(key));
  return Object.fromEntries([...given, ...options].filter(([, value]) => value !== undefined));
}

/** What else a refusal ends with than `REFUSED`. */
const EXITS: Readonly<Record<string, number>> = { 'not-running': NOT_RUNNING, malformed: USAGE };

async function run(operation: Operation, input: Record<string, unknown>): Promise<Outcome> {
  const done = await carryOut(operation, input, settingsHere());
  if (done.ok) return { value: done.value };
  const code = EXITS[done.error.code] ?? REFUSED;
  return { value: { error: done.error }, text: done.error.message, code, isRefusal: true };
}
