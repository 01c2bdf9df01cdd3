import { useEffect } from 'react';
import type { Table } from '../table.ts';
import { useTable } from '../use-table.ts';

/** The glance at what is asked about; `null`: the own seat's shows it well. */
function wanted({ session, stage }: Table): string | null {
  const { isAsked, touched, next } = session.get();
  return isAsked && stage.lean ? stage.lean({ touched, next }) : null;
}

/** Goes where the question is and back, unless whoever looks is looking elsewhere. */
function createLeaning(table: Table): () => void {
  let leant: string | null = null;
  return () => {
    const glance = wanted(table);
    if (glance === leant) return;
    const seat = table.glances()[0]?.id ?? '';
    if (table.rig.glanceId === (leant ?? seat)) table.glance(glance ?? seat);
    leant = glance;
  };
}

/**
 * On a phone: what is asked about and is too small from the seat is looked at by itself, and then from the seat again.
 * Never under a finger, for that would move what it holds.
 */
export default function Lean(): null {
  const table = useTable();
  useEffect(() => {
    const lean = createLeaning(table);
    let isPressed = false;
    const follow = (): void => {
      if (!isPressed) lean();
    };
    const press = ({ type }: Event): void => {
      isPressed = type === 'pointerdown';
      follow();
    };
    const stop = table.session.subscribe(follow);
    const within = new AbortController();
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
      addEventListener(type, press, { capture: type === 'pointerdown', signal: within.signal });
    follow();
    return () => {
      stop();
      within.abort();
    };
  }, [table]);
  return null;
}
