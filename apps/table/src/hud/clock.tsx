import { type ReactElement, useEffect, useState } from 'react';
import type { TableInfo } from '../session/table-source.ts';
import { useWords } from '../words.tsx';

/** Minutes and seconds, as clocks show them. */
export function clockText(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

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
  return { text: clockText(left), isHurry: isRunning && left < HURRY };
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
