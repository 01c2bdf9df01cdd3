import { LEVELS } from '@dolmen/bots/level-names';
import type { LobbyKey } from '@dolmen/messages/fill';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { FRONT, isRoomName } from '../route.ts';
import type { HostActions, SeatingActions, TableInfo, TableSeat } from '../session/table-source.ts';
import { useLobbyWords, type Words } from '../words.tsx';
import { Cover } from './covers.tsx';
import './gathering.css';
import { PeopleList } from './people-list.tsx';

// What draws the code to scan is not needed to play.
const Invitation = lazy(() => import('./invitation.tsx'));
const RoomWelcome = lazy(() => import('./room-welcome.tsx'));

interface GatheringProps {
  readonly seating: SeatingActions;
  readonly table: TableInfo;
}

interface HostingProps {
  readonly hosting: HostActions | null;
}

/** What a request was refused for, in words; it goes with the next one. */
function useAsking(): readonly [trouble: string | null, ask: (asked: Promise<unknown>) => void] {
  const words = useLobbyWords();
  const [trouble, setTrouble] = useState<string | null>(null);
  const ask = (asked: Promise<unknown>): void => {
    setTrouble(null);
    asked.catch((error: Error) => setTrouble(words.explain(error.message)));
  };
  return [trouble, ask];
}

function whoSits({ t }: Words<LobbyKey>, { kind, name, level }: TableSeat): string {
  if (kind === 'open') return t('lobby.seat-free');
  const isNamed = LEVELS.find((known) => known === level);
  return kind === 'computer' && isNamed ? `${t('lobby.computer')} · ${t(`lobby.level.${isNamed}`)}` : name;
}

interface SeatRowProps extends GatheringProps {
  readonly index: number;
  readonly seat: TableSeat;
  readonly ask: (asked: Promise<unknown>) => void;
}

function SeatRow({ seating, table, index, seat, ask }: SeatRowProps): ReactElement {
  const words = useLobbyWords();
  const { t } = words;
  const isMine = table.seat === index;
  const isFree = seat.kind === 'open';
  return (
    <li className={isFree ? 'seat-row free' : 'seat-row'}>
      <span className="seat-name">
        <span className="hidden-text">{t('lobby.seat', { number: index + 1 })}: </span>
        {whoSits(words, seat)}
        {isMine && ` (${t('lobby.you')})`}
      </span>
      {isFree && table.seat === null && (
        <button type="button" className="button" onClick={() => ask(seating.sit(index))}>
          {t('lobby.sit')}
        </button>
      )}
      {isFree && table.isHost && <ComputerField choose={(level) => ask(seating.computer(index, level))} />}
      {isMine && (
        <button type="button" className="button" onClick={() => ask(seating.stand())}>
          {t('lobby.stand')}
        </button>
      )}
      {seat.kind === 'computer' && table.isHost && (
        <button type="button" className="button" onClick={() => ask(seating.computer(index, null))}>
          {t('lobby.free')}
        </button>
      )}
    </li>
  );
}

function ComputerField({ choose }: { readonly choose: (level: string) => void }): ReactElement {
  const { t } = useLobbyWords();
  return (
    <select
      className="button"
      aria-label={t('lobby.seat-computer')}
      value=""
      onChange={(event) => choose(event.target.value)}
    >
      <option value="" disabled>
        {t('lobby.seat-computer')}
      </option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {t(`lobby.level.${level}`)}
        </option>
      ))}
    </select>
  );
}

/** Before the match: who sits where, and how to get the others here. */
export function Gathering({ seating, hosting, table }: GatheringProps & HostingProps): ReactElement {
  const words = useLobbyWords();
  const { t } = words;
  const [trouble, ask] = useAsking();
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <main className="gathering">
      <div className="gathering-card panel">
        <Cover game={table.game} />
        <div className="gathering-text">
          <p className="box-facts">{t(`lobby.game.${table.game}`)}</p>
          {isRoomName(table.code) && (
            <Suspense fallback={null}>
              <RoomWelcome name={table.code} />
            </Suspense>
          )}
          <h1>{t('lobby.gathering')}</h1>
          <ul>
            {table.seats.map((seat, index) => (
              <SeatRow key={index} seating={seating} table={table} index={index} seat={seat} ask={ask} />
            ))}
          </ul>
          {table.isWaiting && (
            <p role="alert" className="trouble">
              {t('lobby.waiting-store')}
            </p>
          )}
          {trouble && (
            <p role="alert" className="trouble">
              {trouble}
            </p>
          )}
          {table.isHost && (
            <button type="button" className="button primary" disabled={free > 0} onClick={() => ask(seating.start())}>
              {t('lobby.start')}
            </button>
          )}
          <p className="faint" aria-live="polite">
            {free > 0 ? t('lobby.waiting-seats', { count: free }) : !table.isHost && t('lobby.waiting-host')}
          </p>
          {hosting && table.isHost && table.people.length > 0 && (
            <PeopleList hosting={hosting} people={table.people} words={words} ask={ask} />
          )}
          <Suspense fallback={null}>
            <Invitation code={table.code} />
          </Suspense>
          <a href={FRONT}>{t('lobby.leave')}</a>
        </div>
      </div>
    </main>
  );
}
