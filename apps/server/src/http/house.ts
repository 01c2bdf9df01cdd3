import type { Settings } from '../settings.ts';

type Door = Pick<Settings, 'name' | 'language' | 'colors' | 'password'>;
type Rules = Door & Pick<Settings, 'publicUrl' | 'games' | 'clock' | 'rooms'>;

/** What the page needs to know of its server before anything else. */
export const houseOf = ({ publicUrl, games, clock, rooms, ...door }: Rules): object => ({
  ...seenOf(door, false),
  ...{ publicUrl, games, clock, rooms: rooms.length },
});

/** Of a private server, who has no pass sees the door alone. */
export const doorOf = (settings: Door): object => ({ ...seenOf(settings, true), publicUrl: null });

const seenOf = ({ name, language, colors, password }: Door, isLocked: boolean): object => ({
  ...{ name, language, colors, isPrivate: password !== null, isLocked },
});
