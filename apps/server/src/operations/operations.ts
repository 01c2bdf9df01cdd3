import { ADMIN } from './admin.ts';
import { health } from './health.ts';
import { MATCHES } from './matches.ts';
import type { Operation } from './operation.ts';
import { PLAYERS } from './players.ts';
import { prune } from './prune.ts';
import { RECORDS } from './records.ts';
import { ROOMS } from './rooms.ts';
import { settings } from './settings.ts';
import { WATCHING } from './watching.ts';

/** Everything that whoever runs the server can do. A new one is a command, and for the admin page to use, once it is here. */
export const OPERATIONS: readonly Operation[] = [
  health,
  settings,
  ...WATCHING,
  ...ROOMS,
  ...PLAYERS,
  ...MATCHES,
  ...RECORDS,
  prune,
  ...ADMIN,
];
