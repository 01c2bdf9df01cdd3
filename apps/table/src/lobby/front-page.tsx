import { GAME_IDS } from '@dolmen/core/game-id';
import { lazy, type ReactElement, Suspense, useId, useState } from 'react';
import { isOffered, useHouse } from '../house.ts';
import { MeButton } from '../identity/me-button.tsx';
import { MATCHES, PRIVACY, REPLAY } from '../route.ts';
import { changeSettings, settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { LanguageField } from '../style/language-field.tsx';
import { useLobbyWords } from '../words.tsx';
import { GameBox } from './game-box.tsx';
import { JoinForm } from './join-form.tsx';
import { LeftTablesList } from './left-tables-list.tsx';
import { OpenTables } from './open-tables.tsx';
import { UpdateOffer } from './update-offer.tsx';
import { WhoWaits } from './who-waits.tsx';
import './front-page.css';

// Most servers have none.
const StandingRooms = lazy(() => import('./standing-rooms.tsx'));
// Only who wants to set something loads what there is to set.
const DeviceDialog = lazy(() => import('../device/device-dialog.tsx'));

function NameField(): ReactElement {
  const { t } = useLobbyWords();
  const field = useId();
  const name = useStore(settings, ({ name }) => name);
  return (
    <label className="name-field" htmlFor={field}>
      <span>{t('lobby.name')}</span>
      <input
        id={field}
        value={name}
        maxLength={24}
        autoComplete="nickname"
        placeholder={t('lobby.guest')}
        onChange={(event) => changeSettings({ name: event.target.value })}
      />
    </label>
  );
}

function SettingsButton(): ReactElement {
  const { t } = useLobbyWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {t('lobby.settings')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <DeviceDialog close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const Dolmen = (): ReactElement => (
  <svg className="logo" viewBox="0 0 64 48" aria-hidden="true">
    <path d="M5 15c2-7 9-9 27-9s25 2 27 8c1 5-5 7-11 7H17c-7 0-13-2-12-6z" fill="#e0b766" />
    <path d="M14 23h11l-2 21H12zM39 23h11l3 21H41z" fill="#a9874c" />
  </svg>
);

/** The way in: the front of a good game box. */
export function FrontPage(): ReactElement {
  const { t, language } = useLobbyWords();
  const house = useHouse();
  return (
    <div className="front">
      <header className="front-head">
        <div className="brand">
          <Dolmen />
          <div>
            <h1>{house.name}</h1>
            <p>{t('lobby.tagline')}</p>
          </div>
        </div>
        <div className="front-settings">
          <NameField />
          <LanguageField label={t('lobby.language')} language={language} />
          <MeButton className="button" label={t('lobby.me')} />
          <SettingsButton />
        </div>
      </header>
      <main>
        <UpdateOffer />
        {house.rooms > 0 && (
          <Suspense fallback={null}>
            <StandingRooms />
          </Suspense>
        )}
        <WhoWaits />
        <LeftTablesList />
        <div className="boxes">
          {GAME_IDS.filter((game) => isOffered(house, game)).map((game) => (
            <GameBox key={game} game={game} />
          ))}
        </div>
        <div className="front-more">
          <section aria-labelledby="join-title">
            <h2 id="join-title">{t('lobby.join-title')}</h2>
            <JoinForm />
          </section>
          <OpenTables />
        </div>
      </main>
      <footer className="faint">
        {t('lobby.footer')} <a href={MATCHES}>{t('lobby.matches')}</a> <a href={REPLAY}>{t('lobby.replay')}</a>{' '}
        <a href={PRIVACY}>{t('lobby.privacy')}</a>
      </footer>
    </div>
  );
}
