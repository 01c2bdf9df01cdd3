import type { Said } from '@dolmen/protocol';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { seatNames } from '../players.ts';
import type { LogLine } from '../session/log-line.ts';
import type { Session } from '../session/session.ts';
import { playSound } from '../sound/sound.ts';
import { useWords, type Words } from '../words.tsx';
import { freshChat } from './fresh-chat.ts';
import { lineSaying } from './log-lines.ts';

/** So many lines are kept where they are read from: a slow voice is still at the first when the last is there. */
const KEPT = 40;

interface ReadLine {
  readonly number: number;
  readonly text: string;
}

/** Reads out what happens, and calls the viewer when it is their turn. */
export function Announcer({ session }: { readonly session: Session }): ReactElement {
  const words = useWords();
  const latest = useRef(words);
  latest.current = words;
  const lines = useLines(session, latest);
  const [said, setSaid] = useState('');
  useEffect(() => announceChat(session, (fresh) => setSaid(chatText(fresh, latest.current))), [session]);
  useEffect(() => callToTurn(session), [session]);
  return (
    <>
      <div className="hidden-text" role="log" aria-live="polite">
        {lines.map(({ number, text }) => (
          <p key={number} data-line={number}>
            {text}
          </p>
        ))}
      </div>
      <p className="hidden-text" aria-live="polite" data-said="">
        {said}
      </p>
    </>
  );
}

/** A line is added and never changed: what is read out is what was added, each once and in order. */
function useLines(session: Session, latest: RefObject<Words>): readonly ReadLine[] {
  const [lines, setLines] = useState<readonly ReadLine[]>([]);
  useEffect(() => {
    let read = session.log.get().at(-1)?.number ?? 0;
    return session.log.subscribe(() => {
      const fresh = session.log.get().filter(({ number }) => number > read);
      read = fresh.at(-1)?.number ?? read;
      const added = fresh.flatMap((line) => readLine(session, line, latest.current));
      if (added.length > 0) setLines((before) => [...before, ...added].slice(-KEPT));
    });
  }, [session, latest]);
  return lines;
}

function readLine(session: Session, line: LogLine, { say }: Words): ReadLine[] {
  const state = session.get();
  const saying = lineSaying(line, state, seatNames(state.table));
  return saying === null ? [] : [{ number: line.number, text: say(saying) }];
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

const chatText = (fresh: readonly Said[], { t }: Words): string =>
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
