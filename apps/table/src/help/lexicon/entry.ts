import type { Saying } from '@dolmen/messages/fill';
import type { TopicKey } from '../../words.tsx';

export type EntryKey = TopicKey<'help'>;
export type EntrySaying = Saying<EntryKey>;

/** Something a player meets: what it is called, and what there is to know of it. */
export interface Entry {
  readonly id: string;
  readonly group: EntryKey;
  readonly title: EntrySaying;
  readonly lines: readonly EntrySaying[];
  /** A small picture: patches of colour, two beside each other, and what stands on them. */
  readonly patches?: readonly string[];
  readonly sign?: string;
}

export const saying = (key: EntryKey, values: EntrySaying['values'] = {}): EntrySaying => ({ key, values });

export const pointsLine = (points: number): EntrySaying => saying('help.lexicon.points', { points });

/** How often there is such a thing. */
export const copiesLine = (count: number): EntrySaying =>
  count === 1 ? saying('help.lexicon.copies-one') : saying('help.lexicon.copies', { count });
