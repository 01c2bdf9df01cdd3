import type { SessionState } from '../../session/session.ts';
import { settings } from '../../settings.ts';
import type { Table } from '../table.ts';
import { chosenZoom } from './chosen-zoom.ts';
import { type Marks, NO_MARKS } from './marks.ts';

/** While something plays, only what is pointed at stands out. */
function marksNow({ session, director, hovered, carried }: Table): Marks {
  const { next, touched, trouble, lead, ...state } = session.get();
  const pointed = [...state.pointed, ...(trouble?.instead ?? []), ...(lead ? [lead.piece, ...lead.pieces] : [])];
  const goals = carried.get()?.goals ?? [];
  if (goals.length > 0) return { ...NO_MARKS, touched: new Set(touched), pointed: new Set(goals) };
  if (director.isPlaying) return { ...NO_MARKS, pointed: new Set(pointed) };
  return {
    next: new Set(settings.get().hints ? next : []),
    touched: new Set(touched),
    pointed: new Set(pointed),
    hovered: hovered.get()?.piece.id ?? null,
  };
}

export const markPieces = (table: Table): void => table.pieces.mark(marksNow(table));

const PICKED = ['view', 'seat', 'touched', 'next', 'isAsked'] as const satisfies (keyof SessionState)[];

/** What only stands out: nothing moves for it. */
const SHOWN = ['pointed', 'trouble', 'lead'] as const satisfies (keyof SessionState)[];

/** What happens is put in the director's queue, what is picked stands out. A clock or a chat changes nothing here. */
export function followSession(table: Table): () => void {
  const { session, director, frames } = table;
  let last: SessionState | null = null;
  const follow = (): void => {
    const state = session.get();
    const moments = session.takeMoments();
    const hasPicked = moments.length > 0 || PICKED.some((key) => last?.[key] !== state[key]);
    if (!hasPicked && SHOWN.every((key) => last?.[key] === state[key])) return;
    last = state;
    if (hasPicked) director.show(moments, { view: state.view, seat: state.seat, picking: state });
    markPieces(table);
    frames.renewShadows();
    frames.request();
  };
  const followSettings = (): void => {
    director.setZoom(chosenZoom());
    markPieces(table);
    frames.renewShadows();
    frames.request();
  };
  follow();
  followSettings();
  const stops = [session.subscribe(follow), settings.subscribe(followSettings)];
  return () => {
    for (const stop of stops) stop();
  };
}
