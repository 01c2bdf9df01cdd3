import { Argument, type Command } from 'commander';

/** Asks the program itself at each touch of the tab key: what it can complete is never older than what it can do. */

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

export const SCRIPTS: Readonly<Record<Shell, string>> = {
  bash: `_dolmen() {
  local IFS=$'\\n'
  COMPREPLY=($(dolmen complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _dolmen dolmen`,
  zsh: `#compdef dolmen
_dolmen() {
  local -a found
  found=("\${(@f)$(dolmen complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  compadd -- $found || _files
}
compdef _dolmen dolmen`,
  fish: `complete -c dolmen -a '(dolmen complete -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'`,
};

/** What the last of these words, which is not complete, may become. */
export function completionsOf(program: Command, words: readonly string[]): string[] {
  const before = words.slice(0, -1);
  const typed = words.at(-1) ?? '';
  const command = before.reduce(step, program);
  return candidates(command, before.at(-1) ?? '', typed).filter((word) => word.startsWith(typed));
}

const step = (command: Command, word: string): Command =>
  command.commands.find((sub) => sub.name() === word) ?? command;

function candidates(command: Command, last: string, typed: string): readonly string[] {
  const option = command.options.find(({ long }) => long === last);
  if (option && (option.required || option.optional)) return option.argChoices ?? [];
  if (typed.startsWith('-')) return optionsOf(command);
  const choices = command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []);
  return [...shown(command).map((sub) => sub.name()), ...choices];
}

const shown = (command: Command): Command[] => command.createHelp().visibleCommands(command) as Command[];

function optionsOf(command: Command): string[] {
  const own = command.createHelp().visibleOptions(command);
  const inherited = command.parent === null ? [] : command.createHelp().visibleGlobalOptions(command);
  return [...own, ...inherited].flatMap(({ long }) => long ?? []);
}

export const shellArgument = (): Argument => new Argument('<shell>', 'for which shell').choices(SHELLS);
