import type { ReactElement, ReactNode } from 'react';
import { startAnew } from '../identity/tokens.ts';
import { FRONT } from '../route.ts';
import { useLobbyWords } from '../words.tsx';
import { reloadAnew } from '../worker/update.ts';
import './gathering.css';

/** What can keep one from a table. */
export type TroubleKind =
  | 'no-such-table'
  | 'no-such-game'
  | 'outdated-match'
  | 'full'
  | 'removed'
  | 'not-on-list'
  | 'no-spectators'
  | 'signed-out'
  | 'banned'
  | 'version-mismatch'
  | 'malformed'
  | 'left'
  | 'crashed'
  /** In a frame of another page, where only replays are. */
  | 'embedded'
  | 'returning';

/** A table that has fallen: the same picture for every trouble. */
const Fallen = (): ReactElement => (
  <svg viewBox="0 0 150 80" aria-hidden="true">
    <path d="M14 66 L100 34 c10 -3 16 6 6 11 L24 76 c-10 3 -16 -6 -10 -10z" fill="#b08a4a" />
    <path d="M104 20h16l4 54h-18zM20 44l14 -2 -4 16 -12 5z" fill="#7d6237" />
  </svg>
);

export const Whole = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <main className="trouble-page">
    <div>{children}</div>
  </main>
);

export function TroublePage({ kind }: { readonly kind: TroubleKind }): ReactElement {
  const { t } = useLobbyWords();
  const canReload = kind === 'version-mismatch' || kind === 'crashed' || kind === 'left';
  return (
    <Whole>
      <Fallen />
      <h1>{t(`lobby.trouble.${kind}`)}</h1>
      <p>{t(`lobby.trouble.${kind}.text`)}</p>
      {kind === 'returning' && <div className="spinner" />}
      {canReload && (
        <button type="button" className="button primary" onClick={() => void reloadAnew()}>
          {t('lobby.reload')}
        </button>
      )}
      {kind === 'signed-out' && (
        <button type="button" className="button" onClick={startAnew}>
          {t('lobby.start-anew')}
        </button>
      )}
      <a
        className="button"
        href={kind === 'embedded' ? location.pathname : FRONT}
        target={kind === 'embedded' ? '_blank' : undefined}
      >
        {t('lobby.leave')}
      </a>
    </Whole>
  );
}

/** While something is on its way. */
export function LoadingPage(): ReactElement {
  const { t } = useLobbyWords();
  return (
    <Whole>
      <div className="spinner" />
      <p role="status">{t('lobby.loading')}</p>
    </Whole>
  );
}
