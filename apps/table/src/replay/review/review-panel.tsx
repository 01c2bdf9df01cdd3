import { type ReactElement, useEffect } from 'react';
import { playerColor, seatNames } from '../../players.ts';
import { useStore } from '../../store.ts';
import { useTopicWords } from '../../words.tsx';
import type { Replay } from '../replay.ts';
import type { Choice } from './messages.ts';
import { costliest, type Review } from './review.ts';

const SHOWN = 8;

interface Props {
  readonly replay: Replay;
  readonly review: Review;
  /** Shows what would have been better, on the table. */
  readonly show: (choice: Choice) => void;
}

/** What the moves were worth: to begin, to wait for, and to read. */
export function ReviewPanel(props: Props): ReactElement {
  const { t } = useTopicWords('replay');
  const { review, replay } = props;
  const { phase, ply } = useStore(review.state);
  // Whoever leaves does not wait for it.
  useEffect(() => () => review.cancel(), [review]);
  if (phase === 'none')
    return (
      <button type="button" className="button" onClick={() => review.begin()}>
        {t('replay.review')}
      </button>
    );
  if (phase === 'running')
    return (
      <div className="review-progress">
        <label>
          <span>{t('replay.review.running')}</span>
          <progress value={ply} max={replay.plies} />
        </label>
        <button type="button" className="button" onClick={() => review.cancel()}>
          {t('replay.review.cancel')}
        </button>
      </div>
    );
  return <Moments {...props} />;
}

function Moments({ replay, review, show }: Props): ReactElement {
  const { t } = useTopicWords('replay');
  const choices = useStore(review.state, (state) => state.choices);
  const found = costliest(choices, SHOWN);
  return (
    <details className="branch-list review-list">
      <summary>{t('replay.review.moments', { count: found.length })}</summary>
      <ul>
        {found.map((choice) => (
          <MomentRow key={choice.ply} {...{ choice, replay, show }} />
        ))}
        {found.length === 0 && <li>{t('replay.review.none')}</li>}
      </ul>
    </details>
  );
}

interface RowProps extends Pick<Props, 'replay' | 'show'> {
  readonly choice: Choice;
}

function MomentRow({ choice, replay, show }: RowProps): ReactElement {
  const { t } = useTopicWords('replay');
  const { ply, seat, cost } = choice;
  const player = seatNames({ seats: replay.source.get()?.seats ?? [] })[seat] ?? '';
  return (
    <li>
      <button type="button" className="button" onClick={() => show(choice)}>
        <span className="sign" style={{ '--player': playerColor(seat).css }} aria-hidden="true">
          {playerColor(seat).sign}
        </span>{' '}
        {t('replay.review.moment', { ply: ply + 1, player, percent: Math.round(cost * 100) })}
      </button>
    </li>
  );
}
