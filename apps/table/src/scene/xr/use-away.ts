import { useEffect } from 'react';
import { useTable } from '../use-table.ts';
import { useVisit } from './visit.ts';

/** Headsets are put down for a sip, lines break for a moment: only what lasts brings back the flat picture. */
const PATIENCE = 6000;

/** Something that should pass. If it does not, it is told. */
function createWait(isStill: () => boolean, tell: () => void): { check(): void; stop(): void } {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
  };
  return {
    check: () => {
      if (!isStill()) stop();
      else waiting ??= setTimeout(() => isStill() && tell(), PATIENCE);
    },
    stop,
  };
}

/** Goes back to the flat picture when nobody looks any more, or when there is nothing to look at. */
export function useAway(): void {
  useHidden();
  useLost();
}

/** The headset was taken off, or another page is looked at: nothing is drawn. */
function useHidden(): void {
  const { session, leave } = useVisit();
  const { frames } = useTable();
  useEffect(() => {
    let drawn = frames.count();
    // A page that is hidden may still be drawn for a headset.
    const isHidden = (): boolean =>
      session.visibilityState === 'hidden' || (document.hidden && frames.count() - drawn <= 1);
    const wait = createWait(isHidden, () => leave('hidden'));
    const check = (): void => {
      drawn = frames.count();
      wait.check();
    };
    session.addEventListener('visibilitychange', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      wait.stop();
      session.removeEventListener('visibilitychange', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [session, leave, frames]);
}

/** The line to the table broke. */
function useLost(): void {
  const { leave } = useVisit();
  const { session } = useTable();
  useEffect(() => {
    const wait = createWait(
      () => session.get().table.status !== 'open',
      () => leave('lost'),
    );
    wait.check();
    const stop = session.subscribe(wait.check);
    return () => {
      wait.stop();
      stop();
    };
  }, [session, leave]);
}
