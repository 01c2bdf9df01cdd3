import { commandLine } from '@dolmen/flags';
import { attackTable } from './attack/attack-table.ts';
import { benchAttack } from './attack/bench-attack.ts';
import { BENCH, parseBench, type Suite } from './bench-flags.ts';
import { benchBots } from './bots.ts';
import { botsTable } from './bots-table.ts';
import { benchEngines } from './engine.ts';
import { engineTable } from './engine-table.ts';
import { type Past, pastFor } from './past.ts';
import type { Tell } from './race.ts';
import { benchReplay } from './replay/replay.ts';
import { replayTable } from './replay/replay-table.ts';
import { benchRooms, type RoomsSetting } from './rooms/rooms.ts';
import { roomsTable } from './rooms/rooms-table.ts';

interface Outcome {
  readonly result: unknown;
  readonly text: string;
}

interface Setting {
  readonly rooms: RoomsSetting;
  /** What engines and bots are compared with, if it can be had. */
  readonly past: Past | null;
}

const RUN: { readonly [S in Suite]: (tell: Tell, setting: Setting) => Promise<Outcome> } = {
  engine: async (tell, { past }) => {
    const result = await benchEngines(past, tell);
    return { result, text: engineTable(result, past?.commit) };
  },
  bots: async (tell, { past }) => {
    const result = await benchBots(past, tell);
    return { result, text: botsTable(result, past?.commit) };
  },
  rooms: async (tell, { rooms }) => {
    const result = await benchRooms(rooms, tell);
    return { result, text: roomsTable(result) };
  },
  attack: async (tell) => {
    const result = await benchAttack(tell);
    return { result, text: attackTable(result) };
  },
  replay: async (tell) => {
    const result = benchReplay(tell);
    return { result, text: replayTable(result) };
  },
};
const COMPARED: readonly Suite[] = ['engine', 'bots'];

const tell: Tell = (line) => console.error(line);
const { suites, rooms, against, json } = commandLine(BENCH, parseBench);
await using past = suites.some((name) => COMPARED.includes(name)) ? await pastFor(against, tell) : null;
const outcomes: Partial<Record<Suite, Outcome>> = {};
for (const name of suites) outcomes[name] = await RUN[name](tell, { rooms, past });

if (json) {
  const results = Object.entries(outcomes).map(([name, { result }]) => [name, result]);
  console.log(JSON.stringify(Object.fromEntries(results)));
} else
  console.log(
    Object.values(outcomes)
      .map(({ text }) => text)
      .join('\n\n'),
  );
