import { LEVELS } from '@dolmen/bots/level-names';
import { GAME_IDS } from '@dolmen/core';
import { ClockSetting, PlayerName } from '@dolmen/protocol';
import { CLOCKS, type ClockName } from '@dolmen/protocol/clocks';
import * as z from 'zod';
import { Password } from '../access/password.ts';
import { part, parts } from './nested.ts';

/** A standing room as a host writes it down. What the game says to it is asked in `standing-rooms.ts`. */

/** In small letters, so that no code of a table is taken for it; Colyseus has a room called `tables`. */
const ROOM_NAME = /^(?!tables$)[a-z](?:-?[a-z0-9]){1,39}$/;
const MOST_ROOMS = 200;

const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];
export const ClockByName = z.enum(CLOCK_NAMES).transform((name): ClockSetting => CLOCKS[name]);

const Room = parts({
  title: part('a text of 1 to 60 letters', z.string().trim().min(1).max(60).optional()),
  welcome: part('a text of up to 1000 letters', z.string().trim().max(1000).default('')),
  game: part(`one of ${GAME_IDS.join(', ')}`, z.enum(GAME_IDS)),
  options: part('an object with options of the game', z.record(z.string(), z.unknown()).default({})),
  deck: part('the path of a file with a deck of Rune Stones', z.string().min(1).optional()),
  seats: part('a whole number from 2 to 4', z.int().min(2).max(4).optional()),
  computers: part(`a list of ${LEVELS.join(', ')}: one for each seat they take`, z.array(z.enum(LEVELS)).default([])),
  clock: part(
    `one of ${CLOCK_NAMES.join(', ')}, or a clock like {"kind": "turn", "seconds": 90}`,
    z.union([ClockByName, ClockSetting]).optional(),
  ),
  password: part('a text of 4 to 200 letters, or its hash (scrypt$…)', Password.optional()),
  names: part('a list of 1 to 200 names, of up to 24 letters each', z.array(PlayerName).min(1).max(200).optional()),
  spectators: part(
    'true, false, or how many at most',
    z.union([z.boolean(), z.int().min(0).max(10_000)]).default(true),
  ),
});
export type RoomEntry = z.output<typeof Room>;

/** By their names, which are their addresses: `#/room/friday-club`. */
export const RoomEntries = z
  .record(z.string(), z.unknown(), 'an object with a room by each name')
  .superRefine((rooms, context) => {
    const names = Object.keys(rooms);
    if (names.length > MOST_ROOMS) context.addIssue({ code: 'custom', message: `at most ${MOST_ROOMS} rooms` });
    const issue = {
      code: 'custom',
      message: 'a name of small letters, digits and dashes, such as friday-club',
    } as const;
    for (const name of names) if (!ROOM_NAME.test(name)) context.addIssue({ ...issue, path: [name] });
  })
  .pipe(z.record(z.string(), Room));
