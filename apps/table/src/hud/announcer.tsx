import type { Said } from '@dolmen/protocol';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { seatNames } from '../players.ts';
import type { LogLine } from '../session/log-line.ts';
import type { Session } from '../session/session.ts';
import { playSound } from '../sound/sound.ts';
import { useWords } from '../words.tsx';
import { freshChat } from './fresh-chat.ts';
import { lineSaying } from './log-lines.ts';

/** Reads out what happens, and calls the viewer when it is their turn. */
export function Announcer({ session }: { readonly session: Session }): ReactElement {
  const words = useWords();
  const latest = useRef(words);
  latest.current = words;
  const [text, setText] = useState('');
  useEffect(() => announce(session, (lines) => setText(textOf(session, lines, latest.current))), [session]);
  const [said, setSaid] = useState('');
  useEffect(() => announceChat(session, (fresh) => setSaid(chatText(fresh, latest.current))), [session]);
  useEffect(() => callToTurn(session), [session]);
  return (
    <>
      <p className="hidden-text" aria-live="polite">
        {text}
      </p>
      <p className="hidden-text" aria-live="polite" data-said="">
        {said}
      </p>
    </>
  );
}

type SayLines = (lines: readonly LogLine[]) => void;

/** Several lines that come together are read together. */
function announce(session: Session, sayLines: SayLines): () => void {
  let read = session.log.get().at(-1)?.number ?? 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = session.log.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const fresh = session.log.get().filter(({ number }) => number > read);
      read = fresh.at(-1)?.number ?? read;
      if (fresh.length > 0) sayLines(fresh);
    }, 150);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function textOf(session: Session, lines: readonly LogLine[], { say }: ReturnType<typeof useWords>): string {
  const state = session.get();
  const names = seatNames(state.table);
  const sayings = lines.map((line) => lineSaying(line, state, names)).filter((saying) => saying !== null);
  return sayings.map((saying) => say(saying)).join('. ');
}

/** What others say, once. */
function announceChat(session: Session, sayChat: (fresh: readonly Said[]) => void): () => void {
  let known = session.get().table.chat;
  return session.subscribe(() => {
    const { table, seat } = session.get();
    if (table.chat === known) return;
    const fresh = freshChat(known, table.chat).filter((said) => said.seat < 0 || said.seat !== seat);
    known = table.chat;
    if (fresh.length > 0) sayChat(fresh);
  });
}

const chatText = (fresh: readonly Said[], { t }: ReturnType<typeof useWords>): string =>
  fresh.map(({ name, text }) => t('table.talk.said', { player: name, text })).join(' ');

/** A sound when others have finished and the viewer is to move. */
function callToTurn(session: Session): () => void {
  let before = session.get().view.toAct;
  return session.subscribe(() => {
    const { view, seat, table } = session.get();
    const isPlaying = seat !== null && table.phase === 'playing' && !table.seats[seat]?.resigned;
    const isCalled = isPlaying && view.toAct === seat && before !== seat;
    before = view.toAct;
    if (isCalled) playSound('turn');
  });
}
