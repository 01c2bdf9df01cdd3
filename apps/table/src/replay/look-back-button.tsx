import type { ReactElement } from 'react';
import { lookingBack } from '../session/looking-back.ts';
import { useTopicWords } from '../words.tsx';

/** From a match under way to what was. */
export default function LookBackButton(): ReactElement {
  const { t } = useTopicWords('replay');
  return (
    <button type="button" className="button" onClick={() => lookingBack.set(true)}>
      {t('replay.look-back')}
    </button>
  );
}
