import { fail, ok, type Result } from '@dolmen/core';
import { badValue, type Command, type FlagError, parseFlags, together, wholeNumber } from '@dolmen/flags';
import { DEFAULTS, type RoomsSetting } from './rooms/rooms.ts';

export const SUITES = ['engine', 'bots', 'rooms', 'attack', 'replay'] as const;
export type Suite = (typeof SUITES)[number];

export const BENCH = {
  call: 'npm run bench --',
  does: `Measures. Without a suite, all of them (${SUITES.join(', ')}), which takes about twelve minutes.
Engines and bots run beside those of another commit.
Progress goes to standard error.`,
  flags: {
    against: 'the commit that engines and bots are compared with (default: the one before)',
    levels: `rooms at a time, separated by commas (default ${DEFAULTS.levels.join()})`,
    pace: `milliseconds between moves (default ${DEFAULTS.pace})`,
    seconds: `for each level (default ${DEFAULTS.seconds})`,
  },
  switches: {
    json: 'tells the results for machines',
    profile: 'tells where the time of our server went, for rooms',
  },
  words: '[suite …]',
} as const satisfies Command;

export interface Wanted {
  readonly suites: readonly Suite[];
  readonly rooms: RoomsSetting;
  /** `undefined`: the commit before, where there is one. */
  readonly against: string | undefined;
  readonly json: boolean;
}

const MOST = 1_000_000;

export function parseBench(argv: readonly string[]): Result<Wanted, FlagError[]> {
  const said = parseFlags(BENCH, argv);
  if (!said.ok) return said;
  const {
    words,
    json = false,
    profile = false,
    against,
    levels,
    pace = String(DEFAULTS.pace),
    seconds = String(DEFAULTS.seconds),
  } = said.value;
  const read = together({
    suites: suitesOf(words),
    levels: levelsOf(levels ?? DEFAULTS.levels.join()),
    pace: wholeNumber('pace', pace, 1, MOST),
    seconds: wholeNumber('seconds', seconds, 1, MOST),
  });
  if (!read.ok) return read;
  const { suites, ...rooms } = read.value;
  return ok({ suites, rooms: { ...rooms, isProfiled: profile }, against, json });
}

const isSuite = (name: string): name is Suite => SUITES.some((suite) => suite === name);

function suitesOf(words: readonly string[]): Result<readonly Suite[], FlagError[]> {
  const unknown = words.filter((name) => !isSuite(name));
  if (unknown.length > 0)
    return fail(unknown.map((name) => ({ code: 'bad-value', flag: 'suite', found: name, allowed: SUITES })));
  return ok(words.length > 0 ? words.filter(isSuite) : SUITES);
}

function levelsOf(text: string): Result<number[], FlagError> {
  const levels = text.split(',').map(Number);
  const isRight = levels.every((level) => Number.isInteger(level) && level > 0);
  return isRight ? ok(levels) : fail(badValue('levels', text, ['whole numbers above 0, separated by commas']));
}
