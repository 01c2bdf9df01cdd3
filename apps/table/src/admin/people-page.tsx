import { type ReactElement, useId, useState } from 'react';
import { type AdminWords, timeText, useAdminWords } from './admin-words.ts';
import type { Ban, Player } from './answers.ts';
import { BanButton } from './ban-button.tsx';
import { BanForm } from './ban-form.tsx';
import { act } from './notice.tsx';
import { SureButton } from './sure-button.tsx';
import { useOperation } from './use-operation.ts';

/** Who has played here, and who may not come. */
export function PeoplePage(): ReactElement {
  return (
    <>
      <BansSection />
      <PlayersSection />
    </>
  );
}

function BansSection(): ReactElement {
  const words = useAdminWords();
  const { t } = words;
  const title = useId();
  const { value, again } = useOperation<{ bans: readonly Ban[] }>('players bans');
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>{t('admin.bans')}</h3>
      <BanForm whom={null} done={again} />
      {value?.bans.length === 0 && <p>{t('admin.bans.none')}</p>}
      <ul className="admin-list">
        {value?.bans.map((ban) => (
          <li key={ban.kind + ban.whom} className="panel admin-item">
            <p>
              <strong>{ban.name || ban.whom}</strong> <span className="faint">{notesOf(words, ban).join(', ')}</span>
            </p>
            <button
              type="button"
              className="button"
              aria-label={`${t('admin.unban')}: ${ban.whom}`}
              onClick={() => void act('players unban', { whom: ban.whom }).then(again)}
            >
              {t('admin.unban')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const notesOf = (words: AdminWords, { whom, until, reason }: Ban): string[] => [
  whom,
  until === null ? words.t('admin.ban.time.ever') : words.t('admin.bans.until', { time: timeText(words, until) }),
  ...(reason === '' ? [] : [reason]),
];

function PlayersSection(): ReactElement {
  const words = useAdminWords();
  const { t } = words;
  const [title, field] = [useId(), useId()];
  const [name, setName] = useState('');
  const { value, again } = useOperation<{ players: readonly Player[] }>('players list', { name, limit: 100 }, 10_000);
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>{t('admin.players')}</h3>
      <div className="admin-form">
        <div className="wide">
          <label htmlFor={field}>{t('admin.players.search')}</label>
          <input id={field} type="search" value={name} onChange={({ target }) => setName(target.value)} />
        </div>
      </div>
      {value?.players.length === 0 && <p>{t('admin.players.none')}</p>}
      <ul className="admin-list">
        {value?.players.map((player) => (
          <PlayerRow key={player.person} {...{ player, words, again }} />
        ))}
      </ul>
    </section>
  );
}

interface PlayerProps {
  readonly player: Player;
  readonly words: AdminWords;
  readonly again: () => void;
}

function PlayerRow({ player, words, again }: PlayerProps): ReactElement {
  const { t } = words;
  const { person, name, matches, lastPlayed } = player;
  const [isBanning, setBanning] = useState(false);
  return (
    <li className="panel">
      <div className="admin-item">
        <p>
          <strong>{name}</strong>{' '}
          <span className="faint">
            {t('admin.players.matches', { matches, time: timeText(words, lastPlayed) })}, {person}
          </span>
        </p>
        <div className="admin-row">
          <BanButton name={name} isOpen={isBanning} open={setBanning} />
          <SureButton
            label={t('admin.forget')}
            about={name}
            question={t('admin.forget.sure', { name })}
            act={() => void act('players forget', { person }).then(again)}
          />
        </div>
      </div>
      {isBanning && <BanForm whom={player} done={() => setBanning(false)} />}
    </li>
  );
}
