import { fail, ok, type Result } from '@dolmen/core';
import { badValue, type Command, commandLine, type FlagError, parseFlags, together, wholeNumber } from '@dolmen/flags';
import { benchEngines } from './engine.ts';
import { engineTable } from './engine-table.ts';
import { benchRooms, DEFAULTS, type RoomsSetting } from './rooms/rooms.ts';
import { roomsTable } from './rooms/rooms-table.ts';

type Tell = (line: string) => void;
interface Outcome {
  readonly result: unknown;
  readonly text: string;
}

const SUITES = {
  engine: async (tell: Tell): Promise<Outcome> => {
    const result = await benchEngines(tell);
    return { result, text: engineTable(result) };
  },
  rooms: async (tell: Tell, setting: RoomsSetting): Promise<Outcome> => {
    const result = await benchRooms(setting, tell);
    return { result, text: roomsTable(result) };
  },
} as const;
type Suite = keyof typeof SUITES;
const ALL = Object.keys(SUITES) as Suite[];

const isSuite = (name: string): name is Suite => Object.hasOwn(SUITES, name);

const BENCH = {
  call: 'npm run bench --',
  does: `Measures. Without a suite, all of them (${ALL.join(', ')}), which takes about six minutes. Progress goes to standard error.`,
  flags: {
    levels: `rooms at a time, separated by commas (default ${DEFAULTS.levels.join()})`,
    pace: `milliseconds between moves (default ${DEFAULTS.pace})`,
    seconds: `for each level (default ${DEFAULTS.seconds})`,
  },
  switches: { json: 'tells the results for machines' },
  words: '[suite …]',
} as const satisfies Command;

const MOST = 1_000_000;

function parseBench(argv: readonly string[]) {
  const said = parseFlags(BENCH, argv);
  if (!said.ok) return said;
  const { words, json = false, levels = DEFAULTS.levels.join(), ...rest } = said.value;
  return together({
    json: ok(json),
    chosen: suitesOf(words),
    levels: levelsOf(levels),
    pace: wholeNumber('pace', rest.pace ?? String(DEFAULTS.pace), 1, MOST),
    seconds: wholeNumber('seconds', rest.seconds ?? String(DEFAULTS.seconds), 1, MOST),
  });
}

function suitesOf(words: readonly string[]): Result<Suite[], FlagError[]> {
  const unknown = words.filter((name) => !isSuite(name));
  if (unknown.length > 0)
    return fail(unknown.map((name) => ({ code: 'bad-value', flag: 'suite', found: name, allowed: ALL })));
  return ok(words.length > 0 ? words.filter(isSuite) : ALL);
}

function levelsOf(text: string): Result<number[], FlagError> {
  const levels = text.split(',').map(Number);
  const isRight = levels.every((level) => Number.isInteger(level) && level > 0);
  return isRight ? ok(levels) : fail(badValue('levels', text, ['whole numbers above 0, separated by commas']));
}

const { json, chosen, ...rooms } = commandLine(BENCH, parseBench);
const setting: RoomsSetting = { ...DEFAULTS, ...rooms };
const outcomes: Partial<Record<Suite, Outcome>> = {};
for (const name of chosen) outcomes[name] = await SUITES[name]((line) => console.error(line), setting);

if (json) {
  const results = Object.entries(outcomes).map(([name, { result }]) => [name, result]);
  console.log(JSON.stringify(Object.fromEntries(results)));
} else
  console.log(
    Object.values(outcomes)
      .map(({ text }) => text)
      .join('\n\n'),
  );
