import { useCallback, useEffect, useState } from 'react';
import type { Answer } from '../lobby/rooms.ts';
import type { PlayedMatch } from './own-match.ts';
import { type Behind, PAGE } from './server-matches.ts';

export interface Pages<T> {
  readonly matches: readonly T[];
  readonly phase: 'looking' | 'there' | 'unreachable';
  /** `null`: there are no more. */
  readonly more: (() => void) | null;
}

/** A long list of the server's, page by page. `ask` is another one where another list is wanted. */
export function usePages<T extends PlayedMatch>(ask: (behind: Behind) => Promise<Answer<readonly T[]>>): Pages<T> {
  const [pages, setPages] = useState<readonly (readonly T[])[]>([]);
  const [phase, setPhase] = useState<Pages<T>['phase']>('looking');
  const load = useCallback(
    async (before: readonly (readonly T[])[]): Promise<() => void> => {
      const answer = await ask(before.at(-1)?.at(-1) ?? null);
      return () => {
        setPhase(answer.ok ? 'there' : 'unreachable');
        setPages(answer.ok ? [...before, answer.value] : before);
      };
    },
    [ask],
  );
  useEffect(() => {
    let isGone = false;
    setPhase('looking');
    setPages([]);
    void load([]).then((show) => isGone || show());
    return () => {
      isGone = true;
    };
  }, [load]);
  const isLast = (pages.at(-1)?.length ?? 0) < PAGE;
  return { matches: pages.flat(), phase, more: isLast ? null : () => void load(pages).then((show) => show()) };
}
