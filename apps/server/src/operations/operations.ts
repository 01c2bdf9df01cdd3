import { health } from './health.ts';
import type { Operation } from './operation.ts';
import { RECORDS } from './records.ts';
import { ROOMS } from './rooms.ts';
import { settings } from './settings.ts';

/** Everything that whoever runs the server can do. A new one is a command, and for the admin page to use, once it is here. */
export const OPERATIONS: readonly Operation[] = [health, settings, ...ROOMS, ...RECORDS];
