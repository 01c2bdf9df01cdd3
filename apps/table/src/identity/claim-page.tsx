import { type ReactElement, useState } from 'react';
import { Whole } from '../lobby/trouble-page.tsx';
import { FRONT } from '../route.ts';
import { useHouseWords, useLobbyWords } from '../words.tsx';
import { ClaimForm } from './claim-form.tsx';
import './identity.css';

/** Where a code that was scanned leads. */
export default function ClaimPage({ code }: { readonly code: string }): ReactElement {
  const { t } = useHouseWords();
  const lobby = useLobbyWords();
  const [isClaimed, setClaimed] = useState(false);
  return (
    <Whole>
      <h1>{t('house.me.title')}</h1>
      {isClaimed ? (
        <p role="status">{t('house.me.claimed')}</p>
      ) : (
        <ClaimForm code={code} claimed={() => setClaimed(true)} />
      )}
      <a className="button" href={FRONT}>
        {lobby.t('lobby.leave')}
      </a>
    </Whole>
  );
}
