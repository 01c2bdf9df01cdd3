import type { TableKey } from '@dolmen/messages/fill';
import type { Button } from '../said.ts';
import type { Session, UndoReason } from '../session/session.ts';
import type { Words } from '../words.tsx';

const REASONS = {
  'turn-passed': 'refusal.floor.turn-passed',
  revealed: 'refusal.floor.revealed',
  'nothing-yet': 'table.undo.nothing-yet',
  'not-yours': 'table.undo.not-yours',
} as const satisfies { [R in UndoReason]: TableKey };

/** Taking back one action. It can always be pressed: where it is not fair, it says why. */
export interface Undo extends Button {
  readonly why: string;
}

/** `null`: nobody here has anything to take back. */
export function undoOf(session: Session, { t }: Words): Undo | null {
  const { undoTo, undoReason, seat, table } = session.get();
  if (session.source.actions === null || seat === null || table.phase === 'over') return null;
  const why = undoReason === null ? '' : t(REASONS[undoReason]);
  return { id: 'undo', label: t('table.undo'), why, isVain: undoTo === null, press: () => session.undo() };
}
