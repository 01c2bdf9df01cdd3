import type { Piece, Pose, Vec } from '../piece.ts';
import type { Beat, Form } from '../stage.ts';

export type Travel = NonNullable<Form['travel']>;

/** One leg of a way, in the director's time. */
export interface Leg {
  readonly start: number;
  readonly end: number;
  readonly to: Pose;
  readonly travel: Travel;
}

/** How a piece gets from where it is to where it belongs. */
export interface Flight {
  readonly id: string;
  /** Where it comes from, if not from where it is. */
  readonly from?: Pose;
  readonly legs: readonly Leg[];
  /** It is gone when it has arrived. */
  readonly goes?: boolean;
}

/** What the table looks like after a moment, and how it gets there. */
export interface Change {
  readonly pieces: readonly Piece[];
  readonly flights: readonly Flight[];
}

/** A beat and the time at which it begins. */
export interface Timed {
  readonly beat: Beat;
  readonly at: number;
}

export type Travels = (form: string) => Travel;

/** A motion may last longer than its beat: the next begins while this one lands. */
const OVERLAP = 1.35;
const SHORTEST = 260;

const PLAIN: Beat = { millis: 420 };

export const timed = (beats: readonly Beat[], start: number): readonly Timed[] => {
  let at = start;
  return (beats.length > 0 ? beats : [PLAIN]).map((beat) => {
    const entry = { beat, at };
    at += beat.millis;
    return entry;
  });
};

export const endOf = (beats: readonly Timed[], start: number): number =>
  beats.reduce((end, { beat, at }) => Math.max(end, at + beat.millis), start);

const sameNumbers = (a: readonly number[] | undefined, b: readonly number[] | undefined): boolean =>
  [0, 1, 2].every((index) => Math.abs((a?.[index] ?? 0) - (b?.[index] ?? 0)) < 1e-5);

const samePose = (a: Pose, b: Pose): boolean =>
  sameNumbers(a.at, b.at) && sameNumbers(a.turn, b.turn) && (a.size ?? 1) === (b.size ?? 1);

const byId = (pieces: readonly Piece[]): ReadonlyMap<string, Piece> =>
  new Map(pieces.map((piece) => [piece.id, piece]));

const moves = (beat: Beat, id: string): boolean => beat.moves?.includes(id) || beat.by?.[id] !== undefined;

const comes = (beat: Beat, id: string): string | Pose | undefined => beat.comes?.find(([piece]) => piece === id)?.[1];

const goes = (beat: Beat, id: string): string | Pose | undefined => beat.goes?.find(([piece]) => piece === id)?.[1];

const landing = (start: number, millis: number): number => start + Math.max(SHORTEST, millis * OVERLAP);

/** Every space on the way is a leg of its own; the last one ends where the piece belongs. */
function spaces(by: readonly Vec[], to: Pose, { beat, at }: Timed, isLast: boolean): readonly Leg[] {
  const each = beat.millis / by.length;
  return by.map((space, index) => ({
    start: at + each * index,
    end: at + each * (index + 1),
    to: isLast && index === by.length - 1 ? to : { ...to, at: space },
    travel: 'hop',
  }));
}

function legs(piece: Piece, beats: readonly Timed[], travel: Travel): readonly Leg[] {
  const own = beats.filter(({ beat }) => moves(beat, piece.id) || comes(beat, piece.id) !== undefined);
  const used = own.length > 0 ? own : beats.slice(0, 1);
  return used.flatMap((entry, index) => {
    const by = entry.beat.by?.[piece.id] ?? [];
    const isLast = index === used.length - 1;
    if (by.length > 0) return spaces(by, piece.pose, entry, isLast);
    const end = landing(entry.at, entry.beat.millis);
    return isLast ? [{ start: entry.at, end, to: piece.pose, travel }] : [];
  });
}

/** Small enough not to be seen: what comes from nowhere grows from it. */
const seed = (pose: Pose): Pose => ({ ...pose, size: 0.01 });

/**
 * The way from one layout to the next: what changed its place flies, in the beat that names it; what is new comes from where
 * the beat says; what is gone goes where the beat says.
 */
export function change(
  before: readonly Piece[],
  after: readonly Piece[],
  beats: readonly Timed[],
  travels: Travels,
): Change {
  const was = byId(before);
  const is = byId(after);
  const placeOf = (where: string | Pose | undefined): Pose | undefined =>
    typeof where === 'string' ? (was.get(where) ?? is.get(where))?.pose : where;
  const origin = (id: string): Pose | undefined => {
    for (const { beat } of beats) {
      const from = placeOf(comes(beat, id));
      if (from) return from;
    }
    return undefined;
  };

  const arrival = (piece: Piece): Flight[] => {
    const old = was.get(piece.id);
    const from = origin(piece.id);
    const isStill =
      old !== undefined && samePose(old.pose, piece.pose) && !beats.some(({ beat }) => moves(beat, piece.id));
    if (isStill && !from) return [];
    const start = from ?? (old ? undefined : seed(piece.pose));
    return [{ id: piece.id, legs: legs(piece, beats, travels(piece.form)), ...(start && { from: start }) }];
  };

  const departure = (piece: Piece): Flight => {
    const entry = beats.find(({ beat }) => goes(beat, piece.id) !== undefined);
    const { beat, at } = entry ?? beats[0] ?? { beat: PLAIN, at: 0 };
    const to = (entry && placeOf(goes(beat, piece.id))) ?? seed(piece.pose);
    const travel = entry ? travels(piece.form) : 'slide';
    return { id: piece.id, goes: true, legs: [{ start: at, end: landing(at, beat.millis), to, travel }] };
  };

  const gone = before.filter(({ id }) => !is.has(id));
  return { pieces: after, flights: [...after.flatMap(arrival), ...gone.map(departure)] };
}
