import type { GameId } from '@dolmen/core';
import { SEATS } from '@dolmen/core/seats';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { guideHash } from '../help/guide-hash.ts';
import { offeredWish, useHouse } from '../house.ts';
import { useStore } from '../store.ts';
import { TroubleLine } from '../style/trouble-line.tsx';
import { useLobbyWords } from '../words.tsx';
import { Cover } from './covers.tsx';
import { FriendsDialog } from './friends-dialog.tsx';
import { usePlay } from './use-play.ts';
import type { Wish } from './wish.ts';
import { ExtrasField, LevelField, SeatsField } from './wish-fields.tsx';
import { rememberWish, wishes } from './wishes.ts';

// Only who asks for the rules loads them, and the games with them.
const Help = lazy(() => import('../help/index.tsx'));

/** A game, as its box on a shelf: look, and play. */
export function GameBox({ game }: { readonly game: GameId }): ReactElement {
  const { t } = useLobbyWords();
  const wish = offeredWish(useHouse(), useStore(wishes)[game]);
  const [invites, setInvites] = useState(false);
  const play = usePlay();
  const change = (part: Partial<Wish>): void => rememberWish({ ...wish, ...part });
  const { min, max } = SEATS[game];
  const title = t(`lobby.game.${game}`);
  return (
    <article className={`box box-${game}`} aria-labelledby={`title-${game}`}>
      <Cover game={game} />
      <div className="box-text">
        <h2 id={`title-${game}`}>{title}</h2>
        <p className="box-facts">{t(min === max ? 'lobby.players-exact' : 'lobby.players', { min, max })}</p>
        <p>{t(`lobby.about.${game}`)}</p>
        <details className="box-options">
          <summary>{t('lobby.options')}</summary>
          <SeatsField wish={wish} change={change} />
          <LevelField wish={wish} change={change} />
          <ExtrasField wish={wish} change={change} />
        </details>
        <div className="box-buttons">
          <button type="button" className="button primary" disabled={play.isBusy} onClick={() => play.alone(wish)}>
            {t('lobby.play')}
            <span className="hidden-text"> {title}</span>
          </button>
          <button type="button" className="button" onClick={() => setInvites(true)}>
            {t('lobby.friends')}
            <span className="hidden-text"> {title}</span>
          </button>
          <button type="button" className="button" disabled={play.isBusy} onClick={() => play.quick(wish)}>
            {t('lobby.quick')}
            <span className="hidden-text"> {title}</span>
          </button>
        </div>
        <BoxHelp game={game} />
        <TroubleLine text={play.trouble} />
      </div>
      {invites && <FriendsDialog wish={wish} change={change} close={() => setInvites(false)} />}
    </article>
  );
}

/** Two ways to learn the game: reading, and a first game with somebody who explains. */
function BoxHelp({ game }: { readonly game: GameId }): ReactElement {
  const { t } = useLobbyWords();
  const [isOpen, setOpen] = useState(false);
  const title = t(`lobby.game.${game}`);
  return (
    <div className="box-help">
      <button type="button" onClick={() => setOpen(true)}>
        {t('lobby.rules')}
        <span className="hidden-text"> {title}</span>
      </button>
      <a href={guideHash(game)}>
        {t('lobby.first-game')}
        <span className="hidden-text"> {title}</span>
      </a>
      {isOpen && (
        <Suspense fallback={null}>
          <Help game={game} page="rules" close={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
