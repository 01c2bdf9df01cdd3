import type { Settings } from '../settings.ts';
import { Door } from './door.ts';

/** All that is behind a password. */
export interface Doors {
  /** `null`: the server is open to everybody. */
  readonly server: Door | null;
  /** By the name of the room. */
  readonly rooms: ReadonlyMap<string, Door>;
}

export async function doorsOf({ password, rooms }: Pick<Settings, 'password' | 'rooms'>): Promise<Doors> {
  const locked = rooms.flatMap(({ name, password }) => (password === null ? [] : [{ name, password }]));
  return {
    server: password === null ? null : await Door.behind(password, ''),
    rooms: new Map(
      await Promise.all(
        locked.map(async ({ name, password }) => [name, await Door.behind(password, `room ${name}`)] as const),
      ),
    ),
  };
}
