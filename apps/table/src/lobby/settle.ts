import type { Link, TableInfo } from '../session/link.ts';
import type { Intent } from './intent.ts';

/** The first thing that is still missing for what was intended; `null`: nothing. */
function nextStep(link: Link, table: TableInfo, { computers }: Intent): (() => Promise<unknown>) | null {
  if (table.phase !== 'gathering') return null;
  const free = table.seats.findIndex(({ kind }) => kind === 'open');
  if (table.seat === null) return free < 0 ? null : () => link.sit(free);
  if (computers === null) return null;
  return free < 0 ? () => link.start() : () => link.computer(free, computers);
}

/**
 * Carries out, step by step as the table comes to show it, what the table was opened for. A step that is refused
 * leaves the rest to the person, who is shown what is missing. Returns how to stop.
 */
export function settle(link: Link, intent: Intent | null, giveUp: () => void = () => {}): () => void {
  if (intent === null) return () => {};
  let isBusy = false;
  const look = (): void => {
    const table = link.get();
    if (isBusy || table === null) return;
    const step = nextStep(link, table, intent);
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
  const stop = link.subscribe(look);
  look();
  return stop;
}
