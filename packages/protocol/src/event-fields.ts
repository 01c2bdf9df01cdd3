import type { Event as KeltisEvent } from '@dolmen/core/keltis';
import type { Event as RuneEvent } from '@dolmen/core/rune';
import type { Event as RuneStonesEvent } from '@dolmen/core/rune-stones';

/** By kind of event: what it tells, in the order it is sent. Only fields that the event has; a test sees that none is missing. */
type FieldsOf<E extends { readonly type: string }> = {
  readonly [T in E['type']]: readonly Exclude<keyof Extract<E, { readonly type: T }>, 'type'>[];
};

// The place of a kind in its list is its number on the wire: new kinds come last.
const keltis: FieldsOf<KeltisEvent> = {
  played: ['seat', 'card'],
  discarded: ['seat', 'card'],
  moved: ['seat', 'path', 'field', 'size'],
  scored: ['seat', 'path', 'field', 'points'],
  'took-wish': ['seat', 'path', 'field'],
  'found-clover': ['seat', 'path', 'field'],
  stayed: ['seat'],
  drew: ['seat', 'from', 'card'],
  ended: ['by'],
};

const rune: FieldsOf<RuneEvent> = {
  laid: ['seat', 'card', 'turn', 'x', 'y'],
  dropped: ['seat', 'card', 'shown'],
  marked: ['seat', 'rune', 'x', 'y'],
  drew: ['seat', 'card'],
  'placed-master': ['seat', 'x', 'y'],
  'retired-master': ['seat'],
  finished: ['seat'],
  ended: [],
};

const runeStones: FieldsOf<RuneStonesEvent> = {
  chose: ['seat', 'action'],
  played: ['seat', 'card'],
  used: ['seat', 'card'],
  skipped: ['seat', 'choice'],
  took: ['seat', 'card', 'slot'],
  'turned-up': ['seat', 'card'],
  raised: ['seat', 'card'],
  fetched: ['seat', 'card'],
  kept: ['seat', 'card'],
  lost: ['seat', 'card', 'to'],
  drew: ['seat', 'card'],
  slid: ['card', 'from', 'to'],
  entered: ['card', 'slot'],
  shuffled: ['pile'],
  'shuffled-own': ['seat'],
  gained: ['seat', 'stone'],
  returned: ['seat', 'stone'],
  pillaged: ['seat', 'from', 'color'],
  rolled: ['seat', 'face'],
  scored: ['seat', 'from', 'to'],
  'reached-throne': ['seat'],
  forged: ['seat', 'forge', 'artefact', 'row', 'spot'],
  'forge-filled': ['forge', 'artefact'],
  traded: ['seat', 'row', 'artefacts'],
  scrapped: ['seat', 'row', 'spot', 'artefact'],
  'took-rune': ['seat', 'kind'],
  attuned: ['seat', 'color'],
  'passed-wisp': ['seat', 'field'],
  'took-wisp': ['seat', 'slot', 'tile'],
  'wisp-discarded': ['slot', 'tile'],
  'wisp-shown': ['slot', 'tile'],
  began: ['seat', 'round'],
  ended: ['by'],
};

export const EVENT_FIELDS = { keltis, rune, 'rune-stones': runeStones } as const;
