import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, type Trouble } from './ask.ts';

export interface Polled<T> {
  /** `null` until the first answer; then the last there was. */
  readonly value: T | null;
  readonly trouble: Trouble | null;
  /** Asks at once. */
  readonly again: () => void;
}

/** Asks again and again, as long as somebody looks. */
export function useOperation<T>(operation: string, input: object = {}, everyMillis = 3_000): Polled<T> {
  const [polled, setPolled] = useState<Omit<Polled<T>, 'again'>>({ value: null, trouble: null });
  const asked = JSON.stringify(input);
  const hurry = useRef(() => {});
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      if (!document.hidden) await show();
      if (isWanted) timer = setTimeout(() => void look(), everyMillis);
    };
    const show = async (): Promise<void> => {
      const answer = await ask<T>(operation, JSON.parse(asked));
      if (!isWanted) return;
      setPolled(({ value }) =>
        answer.ok ? { value: answer.value, trouble: null } : { value, trouble: answer.trouble },
      );
    };
    hurry.current = () => void look();
    void look();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [operation, asked, everyMillis]);
  return { ...polled, again: useCallback(() => hurry.current(), []) };
}
