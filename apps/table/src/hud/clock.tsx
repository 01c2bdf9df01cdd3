import type { Language } from '@dolmen/messages/fill';
import { type ReactElement, useEffect, useState } from 'react';
import type { TableInfo } from '../session/table-source.ts';
import { useWords } from '../words.tsx';

const DAY = 24 * 60 * 60;

/** Minutes and seconds, as clocks show them; where there are days, days and hours. */
export function clockText(millis: number, language: Language = 'en'): string {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  if (seconds >= DAY)
    return [count(seconds / DAY, 'day', language), count((seconds % DAY) / 3600, 'hour', language)].join(' ');
  if (seconds >= 3600)
    return [count(seconds / 3600, 'hour', language), count((seconds % 3600) / 60, 'minute', language)].join(' ');
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const count = (value: number, unit: 'day' | 'hour' | 'minute', language: Language): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(Math.floor(value));

/** What is left to a seat now; `isRunning`: its clock is the one that runs. */
export const millisLeft = (millis: number, turnStarted: number, isRunning: boolean, now: number): number =>
  Math.max(0, isRunning ? millis - (now - turnStarted) : millis);

const HURRY = 15_000;

interface Clock {
  readonly text: string;
  /** Is there hardly any time left? */
  readonly isHurry: boolean;
}

/** A seat's clock, going on while it runs; `null` where there is none. */
export function useClock(table: TableInfo, seat: number): Clock | null {
  const { language } = useWords();
  const isRunning = table.phase === 'playing' && table.view?.toAct === seat && table.status === 'open';
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    setNow(performance.now());
    if (!isRunning || table.clock.kind === 'none') return;
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning, table.clock.kind]);
  const millis = table.seats[seat]?.millis ?? 0;
  if (table.clock.kind === 'none' || millis === 0) return null;
  const left = millisLeft(millis, table.turnStarted, isRunning, now);
  return { text: clockText(left, language), isHurry: isRunning && left < HURRY };
}

export function SeatClock({ table, seat }: { readonly table: TableInfo; readonly seat: number }): ReactElement | null {
  const { t } = useWords();
  const clock = useClock(table, seat);
  if (clock === null) return null;
  return (
    <span className={clock.isHurry ? 'clock hurry' : 'clock'}>
      <span className="hidden-text">{t('table.player.time')}: </span>
      {clock.text}
    </span>
  );
}
