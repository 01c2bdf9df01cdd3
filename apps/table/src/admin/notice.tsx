import type { ReactElement } from 'react';
import { createStore, useStore } from '../store.ts';
import { type AdminWords, troubleText, useAdminWords } from './admin-words.ts';
import { ask, type Trouble } from './ask.ts';

type Notice = { readonly said: string } | { readonly trouble: Trouble } | null;
const notice = createStore<Notice>(null);

/** Does something, and says below the head what became of it. `said`: in words, where there is something to say. */
export async function act<T>(operation: string, input: object, said?: (value: T) => string): Promise<boolean> {
  const answer = await ask<T>(operation, input);
  if (!answer.ok) notice.set({ trouble: answer.trouble });
  else notice.set(said ? { said: said(answer.value) } : null);
  return answer.ok;
}

export function NoticeLine(): ReactElement {
  const words = useAdminWords();
  const now = useStore(notice);
  return (
    <div className="admin-notice">
      <p role="status">{now !== null && 'said' in now ? now.said : ''}</p>
      <p role="alert">{textOfTrouble(words, now)}</p>
    </div>
  );
}

const textOfTrouble = (words: AdminWords, now: Notice): string =>
  now !== null && 'trouble' in now ? troubleText(words, now.trouble) : '';
