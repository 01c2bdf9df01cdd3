import type { SessionState } from '../session/session.ts';

/** Is the viewer to move, in a match that goes on? */
export const isCalled = ({ view, seat, table }: SessionState): boolean =>
  seat !== null && table.phase === 'playing' && !table.seats[seat]?.resigned && view.toAct === seat;

/** Does anybody but computers wait for the viewer, or is waited for? */
export const hasCompany = ({ seat, table }: SessionState): boolean =>
  seat !== null && table.seats.some(({ kind }, other) => other !== seat && kind === 'person');
