import { type ReactElement, useState } from 'react';
import { type AdminWords, troubleText, useAdminWords } from './admin-words.ts';
import { AnnounceForm } from './announce-form.tsx';
import type { Health, Table } from './answers.ts';
import { GAME_NAMES } from './game-names.ts';
import { act } from './notice.tsx';
import { PeopleHere } from './people-here.tsx';
import { SureButton } from './sure-button.tsx';
import { useOperation } from './use-operation.ts';

/** Tables that are open, who is there, and what can be done about them. */
export function TablesPage(): ReactElement {
  const words = useAdminWords();
  const { value, trouble, again } = useOperation<{ rooms: readonly Table[] }>('rooms list');
  const tables = value?.rooms ?? [];
  return (
    <>
      <AnnounceForm tables={tables} />
      <DrainButton />
      {trouble && <p role="alert">{troubleText(words, trouble)}</p>}
      {value && tables.length === 0 && <p>{words.t('admin.tables.none')}</p>}
      <ul className="admin-list">
        {tables.map((table) => (
          <TableRow key={table.code} {...{ table, words, again }} />
        ))}
      </ul>
    </>
  );
}

function DrainButton(): ReactElement {
  const { t } = useAdminWords();
  const { value, again } = useOperation<Health>('health');
  const isDraining = value?.status === 'draining';
  return (
    <section className="admin-row">
      <button type="button" className="button" onClick={() => void act('rooms drain', { off: isDraining }).then(again)}>
        {t(isDraining ? 'admin.drain.off' : 'admin.drain')}
      </button>
      <p className="faint">{t('admin.drain.hint')}</p>
    </section>
  );
}

interface RowProps {
  readonly table: Table;
  readonly words: AdminWords;
  readonly again: () => void;
}

function TableRow({ table, words: { t }, again }: RowProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const { code, game, phase, visibility, players, ply, clients } = table;
  const notes = [t(`admin.phase.${phase}`), t(`admin.visibility.${visibility}`), t('admin.ply', { ply })];
  return (
    <li className="panel">
      <div className="admin-item">
        <p>
          <strong className="admin-code">{code}</strong> {GAME_NAMES[game]}{' '}
          <span className="faint">{notes.join(', ')}</span>
          <br />
          {players.map((name) => name ?? t('admin.seat.open')).join(' · ')}
        </p>
        <div className="admin-row">
          <button
            type="button"
            className="button"
            aria-expanded={isOpen}
            aria-label={`${t('admin.here')}: ${code}`}
            onClick={() => setOpen(!isOpen)}
          >
            {t('admin.here')} ({clients})
          </button>
          <SureButton
            label={t('admin.close')}
            about={code}
            question={t('admin.close.sure', { code })}
            act={() => void act('rooms close', { code }).then(again)}
          />
        </div>
      </div>
      {isOpen && <PeopleHere code={code} />}
    </li>
  );
}
