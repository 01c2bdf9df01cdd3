import type { PieceId } from '@dolmen/core';
import type { GameEvent } from '@dolmen/protocol';
import type { SessionState } from '../../session/session.ts';
import type { TopicKey } from '../../words.tsx';

/** A step of a guide: something to do with real pieces, or only something to read. */
export interface Step {
  readonly text: TopicKey<'help'>;
  /** Pieces to look at while reading. */
  readonly shows?: (state: SessionState) => readonly PieceId[];
  /** Legal words that do it, the best first; none: it cannot be done right now. Without it there is only a text. */
  readonly wants?: (state: SessionState, words: readonly string[]) => readonly string[];
  /** Has it been done, by what the player's seat brought about, and touched, since the step began? */
  readonly isDone?: (state: SessionState, news: readonly GameEvent[], touches: ReadonlySet<PieceId>) => boolean;
  /** Does the moment for it exist? If not it is left out. */
  readonly fits?: (state: SessionState) => boolean;
}

/** What a first game shows, in order. */
export interface GuidePlan {
  readonly steps: readonly Step[];
  /** What keeps the match going while a step waits for its moment, the best first. */
  readonly meanwhile: (state: SessionState, words: readonly string[]) => readonly string[];
}

export const happened = (type: string) => (_state: SessionState, news: readonly GameEvent[]) =>
  news.some((event) => event.type === type);

/** Is this the question that is asked? */
export const isAsked =
  (...choices: readonly string[]) =>
  ({ view, isAsked }: SessionState): boolean =>
    isAsked && choices.includes(view.choice);

export const startingWith = (words: readonly string[], ...starts: readonly string[]): readonly string[] =>
  starts.flatMap((start) => words.filter((word) => word.startsWith(start)));
