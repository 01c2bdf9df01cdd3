import { GAME_IDS, type GameId } from '@dolmen/core/game-id';
import { type ReactElement, useCallback, useState } from 'react';
import { type ListWords, ServerMatchRow } from './match-row.tsx';
import { type Behind, finishedMatches, type Wanted } from './server-matches.ts';
import { usePages } from './use-pages.ts';

const NUMBERS = [2, 3, 4] as const;

/** Public matches of this server, by game and number of players. */
export function OfServer({ words }: { readonly words: ListWords }): ReactElement {
  const { t } = words.list;
  const [wanted, setWanted] = useState<Wanted>({ game: null, seats: null });
  const ask = useCallback((behind: Behind) => finishedMatches(wanted, behind), [wanted]);
  const { matches, phase, more } = usePages(ask);
  return (
    <section aria-label={t('matches.all')}>
      <Filter {...{ words, wanted, setWanted }} />
      {phase === 'looking' && <p role="status">{t('matches.looking')}</p>}
      {phase === 'unreachable' && <p role="status">{words.lobby.t('lobby.unreachable')}</p>}
      {phase === 'there' && matches.length === 0 && <p>{t('matches.none.all')}</p>}
      <ul>
        {matches.map((match) => (
          <ServerMatchRow key={match.id} match={match} words={words} />
        ))}
      </ul>
      {more && (
        <button type="button" className="button" onClick={more}>
          {t('matches.more')}
        </button>
      )}
    </section>
  );
}

interface FilterProps {
  readonly words: ListWords;
  readonly wanted: Wanted;
  readonly setWanted: (wanted: Wanted) => void;
}

function Filter({ words: { lobby, list }, wanted, setWanted }: FilterProps): ReactElement {
  const { game, seats } = wanted;
  return (
    <div className="matches-filter">
      <label>
        <span>{list.t('matches.game')}</span>
        <select
          value={game ?? ''}
          onChange={({ target }) => setWanted({ seats, game: (target.value || null) as GameId | null })}
        >
          <option value="">{list.t('matches.game.any')}</option>
          {GAME_IDS.map((game) => (
            <option key={game} value={game}>
              {lobby.t(`lobby.game.${game}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{list.t('matches.seats')}</span>
        <select value={seats ?? ''} onChange={({ target }) => setWanted({ game, seats: Number(target.value) || null })}>
          <option value="">{list.t('matches.seats.any')}</option>
          {NUMBERS.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
