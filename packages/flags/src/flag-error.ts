/** What is wrong with a command line, and what may stand there. */
export interface FlagError {
  readonly code: 'unknown-flag' | 'bad-value';
  /** With its dashes; or the word that should not be there. */
  readonly flag: string;
  readonly found: string;
  readonly allowed: readonly string[];
}

export const badValue = (flag: string, found: string, allowed: readonly string[]): FlagError => ({
  code: 'bad-value',
  flag: `--${flag}`,
  found,
  allowed,
});

export const unknownFlag = (flag: string, allowed: readonly string[]): FlagError => ({
  code: 'unknown-flag',
  flag,
  found: flag,
  allowed,
});

export function describeFlagError({ code, flag, found, allowed }: FlagError): string {
  const choice = allowed.join(', ');
  if (code === 'bad-value') return `${flag}: expected ${choice}, but found "${found}"`;
  return `${flag}: there is no such flag; ${choice === '' ? 'there is none' : `there are ${choice}`}`;
}
