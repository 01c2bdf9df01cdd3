import type { Area } from '../stage.ts';
import type { Table } from '../table.ts';

/** By seat, as they lie for the viewer. */
export function areasOf({ session, stage }: Pick<Table, 'session' | 'stage'>): readonly Area[] {
  const { view, seat } = session.get();
  return session.get().table.seats.map((_, other) => stage.area(view, seat, other));
}
