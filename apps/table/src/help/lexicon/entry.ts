import type { MessageKey, Saying } from '@dolmen/messages/fill';

/** Something a player meets: what it is called, and what there is to know of it. */
export interface Entry {
  readonly id: string;
  readonly group: MessageKey;
  readonly title: Saying;
  readonly lines: readonly Saying[];
  /** A small picture: patches of colour, two beside each other, and what stands on them. */
  readonly patches?: readonly string[];
  readonly sign?: string;
}

export const saying = (key: MessageKey, values: Saying['values'] = {}): Saying => ({ key, values });

export const pointsLine = (points: number): Saying => saying('help.lexicon.points', { points });

/** How often there is such a thing. */
export const copiesLine = (count: number): Saying =>
  count === 1 ? saying('help.lexicon.copies-one') : saying('help.lexicon.copies', { count });
