import { type ReactElement, useState } from 'react';
import { ask } from '../lobby/rooms.ts';
import { go, togetherHash } from '../route.ts';
import { useTopicWords } from '../words.tsx';

/** Opens a room for this match: whoever opens it leads. */
export function TogetherButton({ match }: { readonly match: string }): ReactElement {
  const { t } = useTopicWords('replay');
  const [hasFailed, setFailed] = useState(false);
  const open = async (): Promise<void> => {
    const answer = await ask<{ readonly code: string }>('/api/together', { body: { match }, isSigned: true });
    if (answer.ok) go(togetherHash(answer.value.code));
    else setFailed(true);
  };
  return (
    <span className="replay-link">
      <button type="button" className="button" onClick={() => void open()}>
        {t('replay.together')}
      </button>
      <span role="status">{hasFailed && t('replay.together.failed')}</span>
    </span>
  );
}
