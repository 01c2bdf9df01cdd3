import type { Language } from '@dolmen/messages/fill';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago, in the largest unit that fits. */
export function ago(language: Language, then: number, now: number): string {
  const passed = Math.max(0, now - then);
  const [unit, millis] = UNITS.find(([, millis]) => passed >= millis) ?? (['minute', 60_000] as const);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(passed / millis), unit);
}
