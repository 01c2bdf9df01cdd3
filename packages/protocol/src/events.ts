import { at, type GameId } from '@dolmen/core';
import { EVENT_FIELDS } from './event-fields.ts';

/** An event on the wire: its kind's number and its values. Names would be most of it. */
type Packed = readonly unknown[];

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

/** What happened on the way to a moment: what everybody may know of it, and, by seat, what only that seat may know more. */
export interface Happened {
  readonly spectator: readonly unknown[];
  readonly own: readonly (readonly unknown[])[];
}

export interface EventTexts {
  readonly everybody: string;
  /** By seat: each event that reads otherwise there, behind its place in the list; `null` where none does. */
  readonly own: readonly (string | null)[];
}

/** The ply comes first: the same events again are another text, and what a seat was told for itself has its moment. */
export function eventTexts(game: GameId, ply: number, { spectator, own }: Happened): EventTexts {
  const text = (event: unknown): string => JSON.stringify(pack(game, event as GameEvent));
  const everybody = spectator.map(text);
  const ownText = (events: readonly unknown[]): string | null => {
    const differing = events.flatMap((event, index) => {
      const told = event === spectator[index] ? everybody[index] : text(event);
      return told === everybody[index] ? [] : [`[${index},${told}]`];
    });
    return differing.length === 0 ? null : [ply, ...differing].join();
  };
  return { everybody: [ply, ...everybody].join(), own: own.map(ownText) };
}

function pack(game: GameId, event: GameEvent): unknown[] {
  const kind = KINDS[game].find(({ type }) => type === event.type);
  if (kind === undefined) throw new Error(`${game} has no event ${event.type}`);
  return [kind.code, ...kind.fields.map((field) => event[field])];
}

/** `own`: what the reader's seat was told for itself, now or at an earlier ply. */
export function eventsIn(game: GameId, everybody: string, own: string): PlyEvents {
  const [ply, ...events] = listIn(everybody) as [number, ...Packed[]];
  const [ownPly, ...differing] = listIn(own) as [number?, ...[number, Packed][]];
  if (ownPly === ply) for (const [index, event] of differing) events[index] = event;
  return { ply, events: events.map((event) => unpack(game, event)) };
}

const listIn = (text: string): unknown => JSON.parse(`[${text}]`);

function unpack(game: GameId, [code, ...values]: Packed): GameEvent {
  const { type, fields } = at(KINDS[game], Number(code));
  return { type, ...Object.fromEntries(fields.map((field, index) => [field, values[index]])) };
}
