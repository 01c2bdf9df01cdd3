import type { PrivacyKey } from '@dolmen/messages/fill';
import { type ReactElement, useState } from 'react';
import type { Words } from '../words.tsx';
import { type Forgotten, forgetMe } from './forgetting.ts';

type Stage = { readonly at: 'offered' | 'asked' | 'failed' } | ({ readonly at: 'done' } & Forgotten);

/** Asked twice: it cannot be taken back. */
export function ForgetMe({ words: { t } }: { readonly words: Words<PrivacyKey> }): ReactElement {
  const [stage, setStage] = useState<Stage>({ at: 'offered' });
  const forget = async (): Promise<void> => {
    const answer = await forgetMe();
    setStage(answer.ok ? { at: 'done', ...answer.value } : { at: 'failed' });
  };
  if (stage.at === 'done')
    return <p role="status">{t('privacy.forget.done', { matches: stage.matches, tables: stage.tables })}</p>;
  return (
    <>
      <p>{t('privacy.forget.text')}</p>
      {stage.at === 'failed' && <p role="alert">{t('privacy.forget.failed')}</p>}
      {stage.at === 'asked' ? (
        <div className="privacy-sure">
          <p>{t('privacy.forget.sure')}</p>
          <button type="button" className="button" onClick={() => void forget()}>
            {t('privacy.forget.yes')}
          </button>
          <button type="button" className="button" onClick={() => setStage({ at: 'offered' })}>
            {t('privacy.forget.no')}
          </button>
        </div>
      ) : (
        <button type="button" className="button" onClick={() => setStage({ at: 'asked' })}>
          {t('privacy.forget')}
        </button>
      )}
    </>
  );
}
