import { type ReactElement, useEffect, useRef, useState } from 'react';
import { seatNames } from '../players.ts';
import type { LogLine } from '../session/log-line.ts';
import type { Session } from '../session/session.ts';
import { playSound } from '../sound/sound.ts';
import { useWords } from '../words.tsx';
import { lineSaying } from './log-lines.ts';

/** So many lines are kept where they are read from: a slow voice is still at the first when the last is there. */
const KEPT = 40;

interface Said {
  readonly number: number;
  readonly text: string;
}

/** Reads out what happens, and calls the viewer when it is their turn. */
export function Announcer({ session }: { readonly session: Session }): ReactElement {
  const said = useSaid(session);
  useEffect(() => callToTurn(session), [session]);
  return (
    <div className="hidden-text announcer" role="log" aria-live="polite">
      {said.map(({ number, text }) => (
        <p key={number} data-line={number}>
          {text}
        </p>
      ))}
    </div>
  );
}

/** A line is added and never changed: what is read out is what was added, each once and in order. */
function useSaid(session: Session): readonly Said[] {
  const words = useWords();
  const latest = useRef(words);
  latest.current = words;
  const [said, setSaid] = useState<readonly Said[]>([]);
  useEffect(() => {
    let read = session.log.get().at(-1)?.number ?? 0;
    return session.log.subscribe(() => {
      const fresh = session.log.get().filter(({ number }) => number > read);
      read = fresh.at(-1)?.number ?? read;
      const lines = fresh.flatMap((line) => saidOf(session, line, latest.current));
      if (lines.length > 0) setSaid((before) => [...before, ...lines].slice(-KEPT));
    });
  }, [session]);
  return said;
}

function saidOf(session: Session, line: LogLine, { say }: ReturnType<typeof useWords>): Said[] {
  const state = session.get();
  const saying = lineSaying(line, state, seatNames(state.table));
  return saying === null ? [] : [{ number: line.number, text: say(saying) }];
}

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
