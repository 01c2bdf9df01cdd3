import { type ReactElement, useEffect, useState } from 'react';
import { HelpedTable } from './help/helped-table.tsx';
import { LoadingPage } from './lobby/trouble-page.tsx';
import { practiceLink } from './practice/practice-link.ts';
import { readPractice } from './practice/setting.ts';
import type { Link } from './session/link.ts';
import { settings } from './settings.ts';
import { useStore } from './store.ts';
import { useLobbyWords } from './words.tsx';

/** A match against computers in this browser: no server is needed. */
export default function PracticePage({ wish }: { readonly wish: URLSearchParams }): ReactElement {
  const { t } = useLobbyWords();
  const guest = t('lobby.guest');
  const [link, setLink] = useState<Link | null>(null);
  // Not when the language changes: the match goes on.
  useEffect(() => {
    const here = practiceLink(readPractice(wish), { name: settings.get().name.trim() || guest });
    setLink(here);
    return () => here.leave();
  }, [wish]);
  return link === null ? <LoadingPage /> : <Ready link={link} isGuided={wish.get('guide') !== null} />;
}

interface ReadyProps {
  readonly link: Link;
  /** Is it somebody’s first game? */
  readonly isGuided: boolean;
}

function Ready({ link, isGuided }: ReadyProps): ReactElement {
  const isThere = useStore(link, (table) => table !== null);
  return isThere ? <HelpedTable link={link} isGuided={isGuided} /> : <LoadingPage />;
}
