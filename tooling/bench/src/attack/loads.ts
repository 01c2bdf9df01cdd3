import type { Room } from '@colyseus/sdk';
import type { Random } from '@dolmen/core';
import { asker } from './ask.ts';
import { enter, flood, halfOpen, knock, letters, stranger } from './stranger.ts';

/** What is attacked, and with which dice: the same seed tries the same things. */
export interface Target {
  readonly address: string;
  /** Of the table where somebody plays in peace. */
  readonly code: string;
  readonly chance: Random;
}

/** One attempt after the other; `false`: it was refused. */
type Attempt = () => Promise<boolean>;

interface Load {
  readonly about: string;
  /** So many at the same time. */
  readonly lanes: number;
  /** `from`: the address that this lane comes from. */
  lane(target: Target, from: string): { readonly attempt: Attempt; readonly end?: () => void };
}

const TABLE = { game: 'keltis', options: {}, seats: 2, visibility: 'public', clock: { kind: 'none' } };
const isDone = (status: number): boolean => status >= 200 && status < 300;

export const LOADS = {
  codes: {
    about: 'guessing codes of tables',
    lanes: 4,
    lane: ({ address, chance }, from) => {
      const ask = asker(address);
      return { attempt: async () => isDone(await ask('GET', `/api/tables/${letters(chance, 6)}`, from)) };
    },
  },
  tables: {
    about: 'opening tables',
    lanes: 4,
    lane: ({ address }, from) => {
      const ask = asker(address);
      return { attempt: async () => isDone(await ask('POST', '/api/tables', from, TABLE)) };
    },
  },
  spectators: {
    about: 'joining as spectators',
    lanes: 4,
    lane: ({ address, code, chance }, from) => {
      const inside: Room[] = [];
      return {
        attempt: async () => {
          const room = await enter(address, code, from, chance);
          if (room) inside.push(room);
          return room !== null;
        },
        end: () => {
          for (const room of inside) void room.leave();
        },
      };
    },
  },
  reservations: {
    about: 'reserving places that nobody takes',
    lanes: 4,
    lane: ({ address, code, chance }, from) => {
      const ask = asker(address);
      return {
        attempt: async () => isDone(await ask('POST', `/matchmake/joinById/${code}`, from, stranger(chance))),
      };
    },
  },
  'half-open': {
    about: 'requests that do not end',
    lanes: 4,
    lane: ({ address }, from) => halfOpen(address, from),
  },
  messages: {
    about: 'floods of messages',
    lanes: 4,
    lane: ({ address, code, chance }, from) => ({ attempt: () => flood(address, code, from, chance) }),
  },
  sockets: {
    about: 'floods of sockets',
    lanes: 4,
    lane: ({ address, code, chance }, from) => ({ attempt: () => knock(address, code, from, letters(chance, 9)) }),
  },
} as const satisfies Record<string, Load>;
export type LoadName = keyof typeof LOADS;
export const LOAD_NAMES = Object.keys(LOADS) as LoadName[];
export const loadOf = (name: LoadName): Load => LOADS[name];
