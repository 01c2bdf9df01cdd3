import { parseArgs } from 'node:util';
import { benchBots } from './bots.ts';
import { botsTable } from './bots-table.ts';
import { benchEngines } from './engine.ts';
import { engineTable } from './engine-table.ts';
import { checkOut, type Past } from './past.ts';
import type { Tell } from './race.ts';
import { benchRooms, DEFAULTS, type RoomsSetting } from './rooms/rooms.ts';
import { roomsTable } from './rooms/rooms-table.ts';

/**
 * `npm run bench [-- [--json] [--against ref] [--levels 100,500] [--pace 500] [--seconds 45] [suite …]]`: without a suite,
 * all of them, which takes about ten minutes. Engines and bots run against those of another commit, the one before if not
 * told otherwise. Progress goes to standard error.
 */

interface Outcome {
  readonly result: unknown;
  readonly text: string;
}

interface Setting {
  readonly rooms: RoomsSetting;
  /** What engines and bots are compared with, if it can be had. */
  readonly past: Past | null;
}

const SUITES = {
  engine: async (tell: Tell, { past }: Setting): Promise<Outcome> => {
    const result = await benchEngines(past, tell);
    return { result, text: engineTable(result, past?.commit) };
  },
  bots: async (tell: Tell, { past }: Setting): Promise<Outcome> => {
    const result = await benchBots(past, tell);
    return { result, text: botsTable(result, past?.commit) };
  },
  rooms: async (tell: Tell, { rooms }: Setting): Promise<Outcome> => {
    const result = await benchRooms(rooms, tell);
    return { result, text: roomsTable(result) };
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

const COMMIT_BEFORE = 'HEAD~1';

/** Whoever names a commit wants that one; a copy without a history is measured by itself. */
async function pastOf(ref: string | undefined): Promise<Past | null> {
  try {
    return await checkOut(ref ?? COMMIT_BEFORE);
  } catch (error) {
    const problem = error instanceof Error ? error.message.trim() : String(error);
    if (ref !== undefined) refuse(`--against ${ref}: ${problem}`);
    console.error(`nothing to compare with: ${problem}`);
    return null;
  }
}

const { values, positionals } = parseArgs({
  options: {
    json: { type: 'boolean' },
    against: { type: 'string' },
    levels: { type: 'string', default: DEFAULTS.levels.join() },
    pace: { type: 'string', default: String(DEFAULTS.pace) },
    seconds: { type: 'string', default: String(DEFAULTS.seconds) },
  },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !isSuite(name));
if (unknown.length > 0) refuse(`no such suite: ${unknown.join(', ')}; there is: ${ALL.join(', ')}`);

const rooms: RoomsSetting = {
  ...DEFAULTS,
  levels: values.levels.split(',').map((level) => count('levels', level)),
  pace: count('pace', values.pace),
  seconds: count('seconds', values.seconds),
};
const chosen = positionals.length > 0 ? positionals.filter(isSuite) : ALL;
await using past = chosen.some((name) => name !== 'rooms') ? await pastOf(values.against) : null;
const outcomes: Partial<Record<Suite, Outcome>> = {};
for (const name of chosen) outcomes[name] = await SUITES[name]((line) => console.error(line), { rooms, past });

if (values.json) {
  const results = Object.entries(outcomes).map(([name, { result }]) => [name, result]);
  console.log(JSON.stringify(Object.fromEntries(results)));
} else
  console.log(
    Object.values(outcomes)
      .map(({ text }) => text)
      .join('\n\n'),
  );
