import { type ReactElement, useEffect, useState } from 'react';
import { HelpedTable } from './help/helped-table.tsx';
import { LoadingPage, TroublePage } from './lobby/trouble-page.tsx';
import { practiceSource } from './practice/practice-source.ts';
import { type PracticeSetting, readPractice } from './practice/setting.ts';
import type { TableSource } from './session/table-source.ts';
import { settings } from './settings.ts';
import { useStore } from './store.ts';
import { useLobbyWords } from './words.tsx';

interface Props {
  readonly wish: URLSearchParams;
}

/** A match against computers in this browser: no server is needed. */
export default function PracticePage({ wish }: Props): ReactElement {
  const [setting] = useState(() => readPractice(wish));
  if (setting === null) return <TroublePage kind="no-such-game" />;
  return <Practice setting={setting} isGuided={wish.get('guide') !== null} />;
}

interface PracticeProps {
  readonly setting: PracticeSetting;
  /** Is it somebody’s first game? */
  readonly isGuided: boolean;
}

function Practice({ setting, isGuided }: PracticeProps): ReactElement {
  const { t } = useLobbyWords();
  const guest = t('lobby.guest');
  const [source, setSource] = useState<TableSource | null>(null);
  // Not when the language changes: the match goes on.
  useEffect(() => {
    const here = practiceSource(setting, { name: settings.get().name.trim() || guest });
    setSource(here);
    return () => here.leave();
  }, [setting]);
  return source === null ? <LoadingPage /> : <Ready source={source} isGuided={isGuided} />;
}

interface ReadyProps extends Pick<PracticeProps, 'isGuided'> {
  readonly source: TableSource;
}

function Ready({ source, isGuided }: ReadyProps): ReactElement {
  const isThere = useStore(source, (table) => table !== null);
  return isThere ? <HelpedTable source={source} isGuided={isGuided} /> : <LoadingPage />;
}
