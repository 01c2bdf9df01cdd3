export type { Command, Said } from './command.ts';
export { allowClosedPipe, commandLine } from './command-line.ts';
export { badValue, describeFlagError, type FlagError } from './flag-error.ts';
export { MATCH_FLAGS, type MatchFlags, readGame, readMatch, readSeed } from './match-flags.ts';
export { parseFlags } from './parse-flags.ts';
export { oneOf, together, wholeNumber } from './read-value.ts';
