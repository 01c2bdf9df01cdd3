import type { Common, Seat, Viewer } from '@dolmen/core';
import type { SessionState } from './session.ts';

type UndoOffer = Pick<SessionState, 'undoTo' | 'undoReason'>;

const refuse = (undoReason: SessionState['undoReason']): UndoOffer => ({ undoTo: null, undoReason });

/**
 * Undo takes back one action of the turn under way. The engine's `floor` says how far; why it goes no further follows
 * from who acted last: if it was the viewer, that action brought something to light.
 */
export function undoOffer(view: Common, seat: Viewer, lastActor: Seat | null): UndoOffer {
  if (seat === null || view.toAct !== seat) return refuse('not-yours');
  if (view.ply > view.floor) return { undoTo: view.ply - 1, undoReason: null };
  if (view.ply === 0) return refuse('nothing-yet');
  if (lastActor === null) return refuse(null);
  return refuse(lastActor === seat ? 'revealed' : 'turn-passed');
}
