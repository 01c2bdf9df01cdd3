import { type ReactElement, useState } from 'react';
import { replayHash } from '../route.ts';
import { useStore } from '../store.ts';
import { useTopicWords } from '../words.tsx';
import { momentQuery } from './moment-link.ts';
import type { Replay } from './replay.ts';

/** The address tells the moment already: it only has to be copied. */
export function MomentLink(): ReactElement {
  const { t } = useTopicWords('replay');
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(location.href);
    setCopied(true);
  };
  return (
    <span className="replay-link">
      <button type="button" className="button" onClick={copy} onBlur={() => setCopied(false)}>
        {t('replay.link')}
      </button>
      <span role="status">{isCopied && t('replay.link.copied')}</span>
    </span>
  );
}

interface OutsideProps {
  readonly replay: Replay;
  readonly match: string | null;
}

/** From a frame in another page to the same moment in a window of its own. */
export function OutsideLink({ replay, match }: OutsideProps): ReactElement {
  const { t } = useTopicWords('replay');
  const { ply, eyes } = useStore(replay.state);
  const moment = match === null ? '' : `${replayHash(match)}?${momentQuery({ ply, eyes })}`;
  return (
    <a className="button" target="_blank" rel="noopener noreferrer" href={location.pathname + moment}>
      {t('replay.link.open')}
    </a>
  );
}
