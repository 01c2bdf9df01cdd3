import { LEVELS } from '@dolmen/bots/level-names';
import type { LobbyKey } from '@dolmen/messages/fill';
import type { ReactElement } from 'react';
import type { SeatingActions, TableInfo, TableSeat } from '../session/table-source.ts';
import { useLobbyWords, type Words } from '../words.tsx';

function whoSits({ t }: Words<LobbyKey>, { kind, name, level }: TableSeat): string {
  if (kind === 'open') return t('lobby.seat-free');
  const isNamed = LEVELS.find((known) => known === level);
  return kind === 'computer' && isNamed ? `${t('lobby.computer')} · ${t(`lobby.level.${isNamed}`)}` : name;
}

interface SeatRowProps {
  readonly seating: SeatingActions;
  readonly table: TableInfo;
  readonly index: number;
  readonly seat: TableSeat;
  readonly ask: (asked: Promise<unknown>) => void;
}

/** A seat before the match: who has it, and what can be done about it. */
export function SeatRow({ seating, table, index, seat, ask }: SeatRowProps): ReactElement {
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
