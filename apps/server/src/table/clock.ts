import type { Seat } from '@dolmen/core';
import type { ClockSetting } from '@dolmen/protocol';

/** Time left by seat, and since when it runs for whoever is to act. All in milliseconds. */
export interface Clock {
  readonly left: readonly number[];
  readonly since: number;
}

const DAY = 24 * 60 * 60_000;

function fullTime(setting: ClockSetting): number {
  if (setting.kind === 'none') return 0;
  return setting.kind === 'days' ? setting.days * DAY : setting.seconds * 1000;
}

/** Is it played over days? Then nobody is waited for, nobody is stood in for, and time runs also while nobody is there. */
export const isSlow = ({ kind }: ClockSetting): boolean => kind === 'days';

export const startClock = (setting: ClockSetting, seats: number, now: number): Clock => ({
  left: Array.from({ length: seats }, () => fullTime(setting)),
  since: now,
});

/** Somebody acted: time is charged to them, and if the turn passed they get what the setting gives for a turn. */
export function charge(setting: ClockSetting, clock: Clock, seat: Seat, hasPassed: boolean, now: number): Clock {
  if (setting.kind === 'none') return { ...clock, since: now };
  const spent = Math.max(0, now - clock.since);
  const rest = Math.max(0, (clock.left[seat] ?? 0) - spent);
  return { left: clock.left.with(seat, hasPassed ? renewed(setting, rest) : rest), since: now };
}

const renewed = (setting: Exclude<ClockSetting, { kind: 'none' }>, rest: number): number =>
  setting.kind === 'fischer' ? rest + setting.increment * 1000 : fullTime(setting);

/** The server was away: nobody pays for that. */
export const restart = (clock: Clock, now: number): Clock => ({ ...clock, since: now });

/** Milliseconds until this seat's time is over, or `null` without a clock. */
export const remaining = (setting: ClockSetting, clock: Clock, seat: Seat, now: number): number | null =>
  setting.kind === 'none' ? null : Math.max(0, (clock.left[seat] ?? 0) - (now - clock.since));
