import { type ReactElement, useState } from 'react';
import { useTopicWords } from '../words.tsx';

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
