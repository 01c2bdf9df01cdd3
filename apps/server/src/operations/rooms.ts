import { GAME_IDS, ok } from '@dolmen/core';
import { CreateOptions } from '@dolmen/protocol';
import * as z from 'zod';
import type { TableRoom } from '../rooms/table-room.ts';
import { operation, refuse } from './operation.ts';

/** What can be done with tables that are open. */

const Code = z
  .string()
  .describe('the code of a table')
  .transform((code) => code.toUpperCase());

const Room = z.object({
  code: z.string(),
  game: z.enum(GAME_IDS),
  phase: z.enum(['gathering', 'playing', 'over']),
  visibility: z.enum(['public', 'private']),
  /** A name for each seat, `null` where nobody sits. */
  players: z.array(z.string().nullable()),
  /** Connections: players and spectators. */
  clients: z.int(),
  /** How far its match is; 0 before. */
  ply: z.int(),
});

/** What everybody who is there sees: no hand, and nobody's token. */
const shown = ({ roomId, table, clients }: TableRoom): z.input<typeof Room> => ({
  code: roomId,
  game: table.setting.game.id,
  phase: table.phase,
  visibility: table.setting.visibility,
  players: table.places.map(({ kind, name }) => (kind === 'open' ? null : name)),
  clients: clients.length,
  ply: table.state?.ply ?? 0,
});

const list = operation({
  name: 'rooms list',
  does: 'Lists the tables that are open, private ones too.',
  needs: 'server',
  isPolled: true,
  input: z.object({}),
  output: z.object({ rooms: z.array(Room) }),
  run: async ({ live: { tables } }) => ok({ rooms: (await tables.rooms()).map(shown) }),
});

const open = operation({
  name: 'rooms open',
  does: 'Opens a table; the first to sit down is its host.',
  needs: 'server',
  words: ['game'],
  input: CreateOptions.pick({ game: true, seats: true, visibility: true, clock: true, options: true }).extend({
    game: CreateOptions.shape.game.describe('which game'),
    seats: CreateOptions.shape.seats.default(2).describe('for how many'),
    visibility: CreateOptions.shape.visibility.default('public').describe('in the lobby, or only for who has the code'),
    clock: CreateOptions.shape.clock.default({ kind: 'none' }).describe('as JSON: {"kind":"turn","seconds":60}'),
    options: CreateOptions.shape.options.default({}).describe('of the game, as JSON'),
  }),
  output: z.object({ code: z.string() }),
  async run({ live: { tables } }, wanted) {
    const opened = await tables.open(wanted);
    return opened.ok
      ? ok({ code: opened.value })
      : refuse(opened.error.code, `The table is not opened: ${JSON.stringify(opened.error)}`);
  },
});

const close = operation({
  name: 'rooms close',
  does: 'Closes a table for good. A match under way is scored as it stands, and its record stays.',
  needs: 'server',
  words: ['code'],
  input: z.object({ code: Code }),
  output: z.object({ code: z.string() }),
  run: async ({ live: { tables } }, { code }) =>
    (await tables.close(code)) ? ok({ code }) : refuse('no-such-table', `There is no table ${code}.`),
});

const announce = operation({
  name: 'rooms announce',
  does: 'Tells everybody at a table, or at all of them, something.',
  needs: 'server',
  words: ['text'],
  input: z.object({
    text: z.string().trim().min(1).max(500).describe('what to say'),
    code: Code.optional().describe('only at this table'),
  }),
  output: z.object({ rooms: z.int(), clients: z.int() }),
  async run({ live: { tables } }, { text, code }) {
    const rooms = (await tables.rooms()).filter(({ roomId }) => code === undefined || roomId === code);
    if (code !== undefined && rooms.length === 0) return refuse('no-such-table', `No table ${code} is open.`);
    for (const room of rooms) room.announce(text);
    return ok({ rooms: rooms.length, clients: rooms.reduce((sum, { clients }) => sum + clients.length, 0) });
  },
});

const drain = operation({
  name: 'rooms drain',
  does: 'No table is opened and no match begun any more, so that the last one ends; --off: as before.',
  needs: 'server',
  input: z.object({ off: z.boolean().default(false).describe('tables are opened again') }),
  output: z.object({ draining: z.boolean(), playing: z.int().describe('matches still under way') }),
  async run({ live: { tables } }, { off }) {
    tables.isDraining = !off;
    const playing = (await tables.rooms()).filter(({ table }) => table.phase === 'playing');
    return ok({ draining: tables.isDraining, playing: playing.length });
  },
});

export const ROOMS = [list, open, close, announce, drain];
