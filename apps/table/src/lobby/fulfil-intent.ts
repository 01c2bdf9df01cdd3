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
  let isBusy = false;
  const look = (): void => {
    const table = source.get();
    if (isBusy || table === null) return;
    const step = nextStep(seating, table, intent);
    if (step === null) return;
    isBusy = true;
    step().then(
      () => {
        isBusy = false;
        look();
      },
      () => {
        stop();
        giveUp();
      },
    );
  };
  const stop = source.subscribe(look);
  look();
  return stop;
}
