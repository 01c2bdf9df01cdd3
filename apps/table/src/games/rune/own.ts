import type { Session } from '../../session/session.ts';
import { createStore, type Store } from '../../store.ts';
import { Placer } from './placer.ts';
import type { Placing } from './placing.ts';

/** What Rune keeps while its table is open: one answer for the picture and for the page around it. */
export interface RuneOwn {
  /** The card that is held over the table. */
  readonly placing: Store<Placing | null>;
  /** Are the areas that players control to be seen? */
  readonly areas: Store<boolean>;
  readonly placer: Placer;
}

export function openRune(session: Session): RuneOwn {
  const placing = createStore<Placing | null>(null);
  return { placing, areas: createStore(false), placer: new Placer(session, placing) };
}
