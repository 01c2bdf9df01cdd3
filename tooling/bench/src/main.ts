import { parseArgs } from 'node:util';
import { attackTable } from './attack/attack-table.ts';
import { benchAttack } from './attack/bench-attack.ts';
import { benchEngines } from './engine.ts';
import { engineTable } from './engine-table.ts';
import { benchRooms, DEFAULTS, type RoomsSetting } from './rooms/rooms.ts';
import { roomsTable } from './rooms/rooms-table.ts';

/**
 * `npm run bench [-- [--json] [--levels 100,500] [--pace 500] [--seconds 45] [suite …]]`: without a suite, all of them,
 * which takes about eight minutes. Progress goes to standard error.
 */

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
  attack: async (tell: Tell): Promise<Outcome> => {
    const result = await benchAttack(tell);
    return { result, text: attackTable(result) };
  },
} as const;
type Suite = keyof typeof SUITES;
const ALL = Object.keys(SUITES) as Suite[];

const isSuite = (name: string): name is Suite => Object.hasOwn(SUITES, name);

function refuse(problem: string): never {
  console.error(problem);
  process.exit(2);
}

function count(option: string, text: string): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : refuse(`--${option}: not a whole number above 0: ${text}`);
}

const { values, positionals } = parseArgs({
  options: {
    json: { type: 'boolean' },
    levels: { type: 'string', default: DEFAULTS.levels.join() },
    pace: { type: 'string', default: String(DEFAULTS.pace) },
    seconds: { type: 'string', default: String(DEFAULTS.seconds) },
  },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !isSuite(name));
if (unknown.length > 0) refuse(`no such suite: ${unknown.join(', ')}; there is: ${ALL.join(', ')}`);

const setting: RoomsSetting = {
  ...DEFAULTS,
  levels: values.levels.split(',').map((level) => count('levels', level)),
  pace: count('pace', values.pace),
  seconds: count('seconds', values.seconds),
};
const chosen = positionals.length > 0 ? positionals.filter(isSuite) : ALL;
const outcomes: Partial<Record<Suite, Outcome>> = {};
for (const name of chosen) outcomes[name] = await SUITES[name]((line) => console.error(line), setting);

if (values.json) {
  const results = Object.entries(outcomes).map(([name, { result }]) => [name, result]);
  console.log(JSON.stringify(Object.fromEntries(results)));
} else
  console.log(
    Object.values(outcomes)
      .map(({ text }) => text)
      .join('\n\n'),
  );
