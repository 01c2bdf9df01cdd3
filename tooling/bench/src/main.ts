import { commandLine } from '@dolmen/flags';
import { BENCH, parseBench, type Suite } from './bench-flags.ts';
import { benchEngines } from './engine.ts';
import { engineTable } from './engine-table.ts';
import { benchRooms, type RoomsSetting } from './rooms/rooms.ts';
import { roomsTable } from './rooms/rooms-table.ts';

type Tell = (line: string) => void;
interface Outcome {
  readonly result: unknown;
  readonly text: string;
}

const RUN = {
  engine: async (tell: Tell): Promise<Outcome> => {
    const result = await benchEngines(tell);
    return { result, text: engineTable(result) };
  },
  rooms: async (tell: Tell, setting: RoomsSetting): Promise<Outcome> => {
    const result = await benchRooms(setting, tell);
    return { result, text: roomsTable(result) };
  },
} as const satisfies { readonly [S in Suite]: (tell: Tell, rooms: RoomsSetting) => Promise<Outcome> };

const { suites, rooms, json } = commandLine(BENCH, parseBench);
const outcomes: Partial<Record<Suite, Outcome>> = {};
for (const name of suites) outcomes[name] = await RUN[name]((line) => console.error(line), rooms);

if (json) {
  const results = Object.entries(outcomes).map(([name, { result }]) => [name, result]);
  console.log(JSON.stringify(Object.fromEntries(results)));
} else
  console.log(
    Object.values(outcomes)
      .map(({ text }) => text)
      .join('\n\n'),
  );
