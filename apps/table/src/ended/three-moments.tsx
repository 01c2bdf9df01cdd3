import { type Common, GAMES, replay, type Seat } from '@dolmen/core';
import { actionSaying } from '@dolmen/messages/sayings';
import type { RecordFile } from '@dolmen/records';
import { type ReactElement, useEffect, useState } from 'react';
import { practised, practisedId } from '../practice/practised.ts';
import { momentQuery } from '../replay/moment-link.ts';
import type { Choice } from '../replay/review/messages.ts';
import { costliest, openReviewWorker, Review } from '../replay/review/review.ts';
import { replayHash } from '../route.ts';
import { useStore } from '../store.ts';
import { useTopicWords } from '../words.tsx';

const MOST = 3;

interface Props {
  readonly file: RecordFile;
  readonly seat: Seat;
}

/** What cost the own seat most: asked for, waited for, and read. It is judged in this browser. */
export function ThreeMoments({ file, seat }: Props): ReactElement {
  const ended = useTopicWords('ended');
  const { t } = useTopicWords('replay');
  const [review] = useState(() => new Review(file, openReviewWorker, seat));
  const { phase, ply, choices } = useStore(review.state);
  // Whoever leaves does not wait for it.
  useEffect(() => () => review.cancel(), [review]);
  if (phase === 'none')
    return (
      <button type="button" className="button" onClick={() => review.begin()}>
        {ended.t('ended.moments')}
      </button>
    );
  if (phase === 'running')
    return (
      <div className="moments-progress">
        <label>
          <span>{t('replay.review.running')}</span>
          <progress value={ply} max={file.actions.length} />
        </label>
        <button type="button" className="button" onClick={() => review.cancel()}>
          {t('replay.review.cancel')}
        </button>
      </div>
    );
  const found = costliest(choices, MOST);
  return (
    <section className="moments">
      <h3>{ended.t('ended.moments')}</h3>
      {found.length === 0 && <p>{t('replay.review.none')}</p>}
      <ol>
        {found.map((choice) => (
          <Moment key={choice.ply} {...{ choice, file, seat }} />
        ))}
      </ol>
    </section>
  );
}

function Moment({ choice, file, seat }: Props & { readonly choice: Choice }): ReactElement | null {
  const { t, say } = useTopicWords('ended');
  const { ply, word, best, cost } = choice;
  const view = viewAt(file, ply, seat);
  const hash = replayOf(file);
  if (view === null) return null;
  const said = say(actionSaying(file.game, word, view));
  const better = say(actionSaying(file.game, best, view));
  const text = t('ended.moments.at', { ply: ply + 1, percent: Math.round(cost * 100), said, better });
  const moment = momentQuery({ ply, eyes: { seat, isOpen: false } });
  return <li>{hash === null ? text : <a href={`${hash}?${moment}`}>{text}</a>}</li>;
}

function viewAt(file: RecordFile, ply: number, seat: Seat): Common | null {
  const game = GAMES[file.game];
  const state = replay(game, { ...file, actions: file.actions.slice(0, ply) });
  return state.ok ? game.view(state.value, seat) : null;
}

/** On its server, or among what was played in this browser. */
function replayOf({ id, seed }: RecordFile): string | null {
  if (id !== undefined) return replayHash(id);
  const own = practised.get().find(({ file }) => file.seed === seed);
  return own ? replayHash(practisedId(own)) : null;
}
