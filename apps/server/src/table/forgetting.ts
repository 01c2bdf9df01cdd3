import type { Store, StoredMatch } from '../store/store.ts';
import type { Owner } from './identity.ts';
import type { Moderation } from './moderation.ts';
import type { Note } from './notes.ts';
import { giveToComputer, openPlace, type Place } from './places.ts';
import { placeFrom, type SavedState, savedPlace } from './saved-state.ts';

/** Takes somebody from a table that waits in the store, as `Table.expel` and `forget` do from one that is open. */
export async function forgetInStore(store: Store, code: string, owner: Owner, at: number): Promise<void> {
  const stored = await store.byCode(code);
  if (stored === null) return;
  const { match } = stored;
  const state = stored.state as SavedState;
  const seat = state.places.findIndex((place) => place.kind === 'person' && place.owner === owner);
  if (seat >= 0 && match?.endedAt === null) await leaveMatch(store, match, seat, at);
  await store.saveTable(code, without(owner, state, match !== null), at);
}

/** A computer has their seat from then on. */
function leaveMatch(store: Store, { id, entries }: StoredMatch, seat: number, at: number): Promise<void> {
  const note: Note = { type: 'removed', seat };
  return store.append(id, entries.length, { type: 'note', note, at });
}

const without = (owner: Owner, state: SavedState, isPlayed: boolean): SavedState => ({
  ...state,
  moderation: openedByNobody(state.moderation, owner),
  places: state.places.map((saved, seat) => {
    const place = placeFrom(saved);
    return place.owner === owner ? savedPlace(vacated(place, seat, isPlayed)) : saved;
  }),
  chat: state.chat.filter(({ by }) => by !== owner),
});

function vacated(place: Place, seat: number, isPlayed: boolean): Place {
  if (!isPlayed) return openPlace();
  giveToComputer(place, seat);
  return { ...place, nonce: '' };
}

/** What was decided about them stays: to be forgotten is no way back in. */
export const openedByNobody = (moderation: Moderation, owner: Owner): Moderation => ({
  ...moderation,
  opener: moderation.opener === owner ? null : moderation.opener,
});
