import { type ReactElement, useEffect } from 'react';
import type { Session } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { useStore } from '../../store.ts';
import { useTopicWords } from '../../words.tsx';
import '../beside.css';
import type { Guide } from './guide.ts';
import { keepProgress } from './progress.ts';

interface Props {
  readonly session: Session;
  readonly guide: Guide;
}

/** The voice of somebody who knows the game, at the edge of the table. */
export function GuidePanel({ session, guide }: Props): ReactElement {
  const { t } = useTopicWords('help');
  const { index, isOpen, isOver } = useStore(guide);
  const game = useSession(session, (state) => state.game);
  // Whoever points otherwise meanwhile: what the guide means stays what it is.
  const pieces = useSession(session, () => guide.pieces().join(' '));
  const ply = useSession(session, ({ view }) => view.ply);
  useEffect(() => keepProgress(game, { index, ply }), [game, index, ply]);
  if (!isOpen)
    return (
      <button type="button" className="guide-tab panel" onClick={() => guide.resume()}>
        {t('help.guide.resume')}
      </button>
    );
  return (
    <aside className="guide panel" aria-label={t('help.guide.title')} data-points={pieces}>
      <div className="guide-head">
        <h2>{t('help.guide.title')}</h2>
        {!isOver && <p>{t('help.guide.progress', { step: index + 1, steps: guide.plan.steps.length })}</p>}
        <button type="button" className="help-close" aria-label={t('help.guide.close')} onClick={() => guide.close()}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {isOver ? <Over guide={guide} /> : <CurrentStep session={session} guide={guide} />}
    </aside>
  );
}

function Over({ guide }: { readonly guide: Guide }): ReactElement {
  const { t } = useTopicWords('help');
  return (
    <>
      <p aria-live="polite">{t('help.guide.over')}</p>
      <div className="guide-buttons">
        <button type="button" className="button primary" onClick={() => guide.close()}>
          {t('help.guide.play-on')}
        </button>
      </div>
    </>
  );
}

function CurrentStep({ session, guide }: Props): ReactElement | null {
  const { t } = useTopicWords('help');
  const { index, hint } = useStore(guide);
  const canUndo = useSession(session, ({ undoTo }) => undoTo !== null);
  const { step } = guide;
  if (step === null) return null;
  const isToRead = step.wants === undefined;
  return (
    <>
      <div aria-live="polite">
        <p>{t(step.text)}</p>
        {hint && <p className="guide-hint">{t(`help.guide.hint.${hint}`)}</p>}
      </div>
      <div className="guide-buttons">
        {index > 0 && (
          <button type="button" className="button" onClick={() => guide.back()}>
            {t('help.guide.back')}
          </button>
        )}
        {hint === 'other' && canUndo && (
          <button type="button" className="button" onClick={() => session.undo()}>
            {t('table.undo')}
          </button>
        )}
        <button type="button" className={isToRead ? 'button primary' : 'button'} onClick={() => guide.next()}>
          {t(isToRead ? 'help.guide.next' : 'help.guide.skip')}
        </button>
      </div>
    </>
  );
}
