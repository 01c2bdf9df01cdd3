import type { ReactElement } from 'react';
import { ALL_MATCHES, FRONT, MATCHES } from '../route.ts';
import { useListWords } from './match-row.tsx';
import './matches.css';
import { Mine } from './mine.tsx';
import { OfServer } from './of-server.tsx';

interface Props {
  readonly whose: 'mine' | 'all';
}

/** Matches to go on with, and matches to watch again: one's own, and those of this server. */
export default function MatchesPage({ whose }: Props): ReactElement {
  const words = useListWords();
  const { t } = words.list;
  const isMine = whose === 'mine';
  return (
    <div className="matches-page">
      <main>
        <a href={FRONT}>{t('matches.back')}</a>
        <h1>{t('matches.title')}</h1>
        <nav className="matches-kinds" aria-label={t('matches.title')}>
          <a className="button" href={MATCHES} aria-current={isMine ? 'page' : undefined}>
            {t('matches.mine')}
          </a>
          <a className="button" href={ALL_MATCHES} aria-current={isMine ? undefined : 'page'}>
            {t('matches.all')}
          </a>
        </nav>
        {isMine ? <Mine words={words} /> : <OfServer words={words} />}
      </main>
    </div>
  );
}
