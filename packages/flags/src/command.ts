/** A command as it is called, and all that may be said to it: what is not listed here is refused, and `--help` tells the list. */
export interface Command {
  /** As in `npm run arena --`. */
  readonly call: string;
  readonly does: string;
  /** Flags with a value: what it may be. */
  readonly flags: Readonly<Record<string, string>>;
  /** Flags that say something by being there. */
  readonly switches?: Readonly<Record<string, string>>;
  /** What may stand without a name, as `<record.json>`. Left out: nothing. */
  readonly words?: string;
}

/** What was said to a command. */
export type Said<C extends Command> = { readonly [N in keyof C['flags']]?: string } & {
  readonly [N in SwitchOf<C>]?: true;
} & { readonly words: readonly string[] };

type SwitchOf<C extends Command> = C extends { readonly switches: infer S } ? keyof S : never;

export const namesOf = ({ flags, switches = {} }: Command): string[] =>
  [...Object.keys(flags), ...Object.keys(switches)].map((name) => `--${name}`);

export function helpOf({ call, does, flags, switches = {}, words = '' }: Command): string {
  const rows = [
    ...Object.entries(flags).map(([name, value]) => [`--${name} …`, value] as const),
    ...Object.entries({ ...switches, help: 'tells this' }).map(([name, what]) => [`--${name}`, what] as const),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
  return [`usage: ${call} [flags] ${words}`.trimEnd(), does, '', ...lines].join('\n');
}
