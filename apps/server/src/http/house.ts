import type { Settings } from '../settings.ts';

type Rules = Pick<Settings, 'publicUrl' | 'name' | 'language' | 'colors' | 'games' | 'clock' | 'password' | 'rooms'>;

/** What the page needs to know of its server before anything else. Of a private one, who has no pass sees the door alone. */
export function houseOf(settings: Rules, isInside: boolean): object {
  const { publicUrl, name, language, colors, games, clock, password, rooms } = settings;
  const door = { name, language, colors, isPrivate: password !== null, isLocked: !isInside };
  return isInside ? { ...door, publicUrl, games, clock, rooms: rooms.length } : { ...door, publicUrl: null };
}
