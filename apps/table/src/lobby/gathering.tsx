import { lazy, type ReactElement, Suspense, useState } from 'react';
import { SayForm, TalkLines } from '../hud/talk-panel.tsx';
import { FRONT, isRoomName } from '../route.ts';
import type { SeatingActions, TableActions, TableInfo } from '../session/table-source.ts';
import { useTopicWords } from '../words.tsx';
import { Cover } from './covers.tsx';
import './gathering.css';
import { PeopleList } from './people-list.tsx';
import { RenameField } from './rename-field.tsx';
import { SeatRow } from './seat-row.tsx';
import { TableSetting } from './table-setting.tsx';

// What draws the code to scan is not needed to play, nor are the rules.
const Invitation = lazy(() => import('./invitation.tsx'));
const RoomWelcome = lazy(() => import('./room-welcome.tsx'));
const Help = lazy(() => import('../help/index.tsx'));

type Ask = (asked: Promise<unknown>) => void;

/** What a request was refused for, in words; it goes with the next one. */
function useAsking(): readonly [trouble: string | null, ask: Ask] {
  const words = useTopicWords('gathering');
  const [trouble, setTrouble] = useState<string | null>(null);
  const ask = (asked: Promise<unknown>): void => {
    setTrouble(null);
    asked.catch((error: Error) => setTrouble(words.explain(error.message)));
  };
  return [trouble, ask];
}

interface Props {
  readonly actions: TableActions;
  readonly seating: SeatingActions;
  readonly table: TableInfo;
  /** Begins a match against the computer, until the others are here. */
  readonly meanwhile: () => void;
}

/** Before the match: who sits where, what is played, and how to get the others here. */
export function Gathering(props: Props): ReactElement {
  const { table, actions, seating } = props;
  const { t } = useTopicWords('gathering');
  const [trouble, ask] = useAsking();
  return (
    <main className="gathering">
      <div className="gathering-card panel">
        <Cover game={table.game} />
        <div className="gathering-text">
          <div className="gathering-part">
            <p className="box-facts">{t(`lobby.game.${table.game}`)}</p>
            {isRoomName(table.code) && (
              <Suspense fallback={null}>
                <RoomWelcome name={table.code} />
              </Suspense>
            )}
            <h1>{t('lobby.gathering')}</h1>
            <Seats {...props} ask={ask} />
            <Troubles isWaiting={table.isWaiting} trouble={trouble} />
            <Begin {...props} ask={ask} />
            {actions.rename && <RenameField rename={actions.rename} ask={ask} />}
          </div>
          <div className="gathering-part">
            <Suspense fallback={null}>
              <Invitation code={table.code} game={table.game} />
            </Suspense>
            <TableSetting table={table} change={(changes) => ask(seating.change(changes))}>
              <Rules game={table.game} />
            </TableSetting>
            <Chat table={table} actions={actions} />
            <People {...props} ask={ask} />
          </div>
        </div>
        <a className="gathering-leave" href={FRONT}>
          {t('lobby.leave')}
        </a>
      </div>
    </main>
  );
}

type PartProps = Props & { readonly ask: Ask };

function Seats({ table, seating, ask }: PartProps): ReactElement {
  return (
    <ul>
      {table.seats.map((seat, index) => (
        <SeatRow key={index} {...{ seating, table, index, seat, ask }} />
      ))}
    </ul>
  );
}

interface TroublesProps {
  readonly isWaiting: boolean;
  readonly trouble: string | null;
}

function Troubles({ isWaiting, trouble }: TroublesProps): ReactElement {
  const { t } = useTopicWords('gathering');
  return (
    <>
      {isWaiting && (
        <p role="alert" className="trouble">
          {t('lobby.waiting-store')}
        </p>
      )}
      {trouble && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
    </>
  );
}

/** Who is waited for, and for whom, and what to do until then. */
function Begin({ table, seating, meanwhile, ask }: PartProps): ReactElement {
  const { t } = useTopicWords('gathering');
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <>
      {table.isHost && (
        <button type="button" className="button primary" disabled={free > 0} onClick={() => ask(seating.start())}>
          {t('lobby.start')}
        </button>
      )}
      <p className="faint" aria-live="polite">
        {free > 0 ? t('lobby.waiting-seats', { count: free }) : !table.isHost && t('lobby.waiting-host')}
      </p>
      {table.clock.kind === 'days' && <p className="faint">{t('gathering.slow')}</p>}
      {table.seat !== null && free > 0 && (
        <button type="button" className="button" onClick={meanwhile}>
          {t('gathering.meanwhile')}
        </button>
      )}
    </>
  );
}

function Rules({ game }: Pick<TableInfo, 'game'>): ReactElement {
  const { t } = useTopicWords('gathering');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {t('lobby.rules')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Help game={game} page="rules" close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Chat({ table, actions }: Pick<Props, 'table' | 'actions'>): ReactElement {
  const { t } = useTopicWords('gathering');
  return (
    <section className="gathering-talk" aria-label={t('table.talk')}>
      <h2>{t('table.talk')}</h2>
      <TalkLines chat={table.chat} />
      {table.isMuted ? <p role="status">{t('table.talk.muted')}</p> : <SayForm actions={actions} />}
    </section>
  );
}

function People({ table, actions: { hosting }, ask }: PartProps): ReactElement | null {
  const words = useTopicWords('gathering');
  if (!hosting || !table.isHost || table.people.length === 0) return null;
  return <PeopleList hosting={hosting} people={table.people} words={words} ask={ask} />;
}
