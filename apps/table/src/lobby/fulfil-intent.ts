import type { SeatingActions, TableInfo, TableSource } from '../session/table-source.ts';
import type { Intent } from './intent.ts';

/** The first thing that is still missing for what was intended; `null`: nothing. */
function nextStep(seating: SeatingActions, table: TableInfo, { computers }: Intent): (() => Promise<unknown>) | null {
  if (table.phase !== 'gathering') return null;
  const free = table.seats.findIndex(({ kind }) => kind === 'open');
  if (table.seat === null) return free < 0 ? null : () => seating.sit(free);
  if (computers === null) return null;
  return free < 0 ? () => seating.start() : () => seating.computer(free, computers);
}

/**
 * Carries out, step by step as the table comes to show it, what the table was opened for. A step that is refused
 * leaves the rest to the person, who is shown what is missing. Returns how to stop.
 */
export function fulfilIntent(source: TableSource, intent: Intent | null, giveUp: () => void = () => {}): () => void {
  const seating = source.actions?.seating;
  if (intent === null || !seating) return () => {};
  let unsubscribe: (() => void) | null = null;
  let isBusy = false;
  let isOver = false;
  const stop = (): void => {
    isOver = true;
    unsubscribe?.();
  };
  const look = (): void => {
    const table = source.get();
    if (isBusy || isOver || table === null) return;
    const step = nextStep(seating, table, intent);
    // Whoever stands up again, or comes when all seats are taken, wants to.
    if (intent.computers === null) stop();
    if (step === null) return;
    isBusy = true;
    step().then(
      () => {
        isBusy = false;
        if (intent.computers !== null) look();
      },
      () => {
        stop();
        giveUp();
      },
    );
  };
  unsubscribe = source.subscribe(look);
  look();
  return stop;
}
