import type { GameId } from '@dolmen/core';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { renderSVG } from 'uqr';
import { tableHash } from '../route.ts';
import { useTopicWords } from '../words.tsx';
import { type WayIn, wayIn } from './way-in.ts';

function useWayIn(): WayIn | null {
  const [way, setWay] = useState<WayIn | null>(null);
  useEffect(() => void wayIn().then(setWay), []);
  return way;
}

interface Props {
  readonly code: string;
  readonly game: GameId;
  /** Where it leads, if not to a table. */
  readonly hash?: string;
  readonly title?: string;
}

/** The link to the table: to copy, to share, and to scan. */
export default function Invitation({ code, game, hash = tableHash(code), title }: Props): ReactElement | null {
  const way = useWayIn();
  return way && <Link {...{ code, title, ...way }} link={`${way.address}/?game=${game}${hash}`} />;
}

interface LinkProps extends Pick<WayIn, 'isForOthers'> {
  readonly code: string;
  readonly title?: string | undefined;
  readonly link: string;
}

function Link({ code, title, link, isForOthers }: LinkProps): ReactElement {
  const { t } = useTopicWords('gathering');
  const label = title ?? t('lobby.invite', { code });
  return (
    <section className="invitation" aria-label={label}>
      <div>
        <p>{label}</p>
        <output className="invitation-link">{link}</output>
        {!isForOthers && <p className="faint">{t('gathering.only-here')}</p>}
        <LinkButtons link={link} />
      </div>
      {isForOthers && <Scan link={link} />}
    </section>
  );
}

function LinkButtons({ link }: { readonly link: string }): ReactElement {
  const { t } = useTopicWords('gathering');
  const [isCopied, setCopied] = useState(false);
  // A page from a plain address at home has no clipboard; then the link is there to be selected.
  const canCopy = navigator.clipboard !== undefined;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
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
  );
}

function Scan({ link }: { readonly link: string }): ReactElement {
  const { t } = useTopicWords('gathering');
  const picture = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`, [link]);
  return (
    <figure>
      <img src={picture} width="148" height="148" alt={t('lobby.qr')} />
      <figcaption>{t('lobby.qr')}</figcaption>
    </figure>
  );
}
