import { type ReactElement, useEffect, useState } from 'react';
import { HelpedTable } from '../help/helped-table.tsx';
import { practiceSource } from '../practice/practice-source.ts';
import { readPractice } from '../practice/setting.ts';
import type { TableInfo, TableSource } from '../session/table-source.ts';
import { settings } from '../settings.ts';
import { playSound } from '../sound/sound.ts';
import { useStore } from '../store.ts';
import { useTopicWords } from '../words.tsx';
import { LoadingPage } from './trouble-page.tsx';
import { practiceHash } from './wish.ts';
import { wishes } from './wishes.ts';
import './gathering.css';

interface Props {
  /** Where one waits. */
  readonly table: TableInfo;
  readonly back: () => void;
}

function usePractice(game: TableInfo['game'], guest: string): TableSource | null {
  const [source, setSource] = useState<TableSource | null>(null);
  useEffect(() => {
    const setting = readPractice(new URLSearchParams(practiceHash(wishes.get()[game]).split('?')[1]));
    if (setting === null) return;
    const here = practiceSource(setting, { name: settings.get().name.trim() || guest });
    setSource(here);
    return () => here.leave();
  }, [game, guest]);
  return source;
}

/** A match against the computer while the own table waits for players; it says when somebody has come. */
export default function Meanwhile({ table, back }: Props): ReactElement {
  const { t } = useTopicWords('gathering');
  // What is begun is played to its end, also when the host wants another game by then.
  const [game] = useState(table.game);
  const source = usePractice(game, t('lobby.guest'));
  const others = table.seats.filter(({ kind }, seat) => kind === 'person' && seat !== table.seat).length;
  const hasCome = others > 0;
  useEffect(() => {
    if (hasCome) playSound('turn');
  }, [hasCome]);
  return (
    <>
      {source === null ? <LoadingPage /> : <Ready source={source} />}
      <div className={hasCome ? 'meanwhile panel has-come' : 'meanwhile panel'}>
        <p role="status">{t(hasCome ? 'gathering.meanwhile.here' : 'gathering.meanwhile.waiting')}</p>
        <button type="button" className={hasCome ? 'button primary' : 'button'} onClick={back}>
          {t('gathering.meanwhile.back')}
        </button>
      </div>
    </>
  );
}

function Ready({ source }: { readonly source: TableSource }): ReactElement {
  const isThere = useStore(source, (table) => table !== null);
  return isThere ? <HelpedTable source={source} /> : <LoadingPage />;
}
