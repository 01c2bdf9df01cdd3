import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { renderSVG } from 'uqr';
import { tableHash } from '../route.ts';
import { useLobbyWords } from '../words.tsx';
import { publicAddress, serverAddress } from './rooms.ts';

/** The address for others; until the server told it, the own one. */
function usePublicAddress(): string {
  const [address, setAddress] = useState(serverAddress);
  useEffect(() => void publicAddress().then(setAddress), []);
  return address;
}

/** The link to the table: to copy, to share, and to scan. */
export default function Invitation({ code }: { readonly code: string }): ReactElement {
  const { t } = useLobbyWords();
  const [isCopied, setCopied] = useState(false);
  const link = `${usePublicAddress()}/${tableHash(code)}`;
  const picture = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`, [link]);
  // A page from a plain address at home has no clipboard; then the link is there to be selected.
  const canCopy = navigator.clipboard !== undefined;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <section className="invitation">
      <p>{t('lobby.invite', { code })}</p>
      <output className="invitation-link">{link}</output>
      <div className="box-buttons">
        {canCopy && (
          <button type="button" className="button" onClick={() => void copy()}>
            {isCopied ? t('lobby.copied') : t('lobby.copy')}
          </button>
        )}
        {'share' in navigator && (
          <button type="button" className="button" onClick={() => void navigator.share({ url: link }).catch(() => {})}>
            {t('lobby.share')}
          </button>
        )}
      </div>
      <figure>
        <img src={picture} width="148" height="148" alt={t('lobby.qr')} />
        <figcaption>{t('lobby.qr')}</figcaption>
      </figure>
    </section>
  );
}
