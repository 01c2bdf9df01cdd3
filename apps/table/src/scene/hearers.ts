import type { Vec } from './piece.ts';

type Stop = () => void;

/** Those who want to know what happens at the table. */
export interface Hearers {
  cue(cue: string): void;
  point(point: Vec | null): void;
  tap(point: Vec | null): void;
  twist(direction: 1 | -1): boolean;
  onCue(hearer: (cue: string) => void): Stop;
  onPointer(hearer: (point: Vec | null) => void): Stop;
  onTap(hearer: (point: Vec | null) => void): Stop;
  onTwist(hearer: (direction: 1 | -1) => boolean): Stop;
}

const listOf = <T>(): { readonly all: Set<T>; add(hearer: T): Stop } => {
  const all = new Set<T>();
  return {
    all,
    add: (hearer) => {
      all.add(hearer);
      return () => void all.delete(hearer);
    },
  };
};

export function createHearers(): Hearers {
  const cues = listOf<(cue: string) => void>();
  const points = listOf<(point: Vec | null) => void>();
  const taps = listOf<(point: Vec | null) => void>();
  const twists = listOf<(direction: 1 | -1) => boolean>();
  return {
    cue: (cue) => {
      for (const hear of cues.all) hear(cue);
    },
    point: (point) => {
      for (const hear of points.all) hear(point);
    },
    tap: (point) => {
      for (const hear of taps.all) hear(point);
    },
    twist: (direction) => [...twists.all].some((hear) => hear(direction)),
    onCue: cues.add,
    onPointer: points.add,
    onTap: taps.add,
    onTwist: twists.add,
  };
}
