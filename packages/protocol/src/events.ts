import { at, type GameId } from '@dolmen/core';
import { EVENT_FIELDS } from './event-fields.ts';

/** Events on the wire: the ply they led to, then each as its kind's number and its values. Names would be most of it. */
export type PackedEvents = readonly [ply: number, ...events: (readonly unknown[])[]];

/** What happened on the way to a ply. */
export interface PlyEvents {
  readonly ply: number;
  readonly events: readonly GameEvent[];
}

export interface GameEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface Kind {
  readonly type: string;
  readonly code: number;
  readonly fields: readonly string[];
}

const kindsOf = (fields: Readonly<Record<string, readonly string[]>>): Kind[] =>
  Object.entries(fields).map(([type, names], code) => ({ type, code, fields: names }));

const KINDS: { readonly [G in GameId]: readonly Kind[] } = {
  keltis: kindsOf(EVENT_FIELDS.keltis),
  rune: kindsOf(EVENT_FIELDS.rune),
  'rune-stones': kindsOf(EVENT_FIELDS['rune-stones']),
};

export const packEvents = (game: GameId, ply: number, events: readonly unknown[]): PackedEvents => [
  ply,
  ...events.map((event) => pack(game, event as GameEvent)),
];

function pack(game: GameId, event: GameEvent): unknown[] {
  const kind = KINDS[game].find(({ type }) => type === event.type);
  if (kind === undefined) throw new Error(`${game} has no event ${event.type}`);
  return [kind.code, ...kind.fields.map((field) => event[field])];
}

export const readEvents = (game: GameId, [ply, ...events]: PackedEvents): PlyEvents => ({
  ply,
  events: events.map(([code, ...values]) => unpack(at(KINDS[game], Number(code)), values)),
});

const unpack = ({ type, fields }: Kind, values: readonly unknown[]): GameEvent => ({
  type,
  ...Object.fromEntries(fields.map((field, index) => [field, values[index]])),
});
