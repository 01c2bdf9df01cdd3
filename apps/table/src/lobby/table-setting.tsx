import type { Request } from '@dolmen/protocol';
import { CLOCKS } from '@dolmen/protocol/clocks';
import { type ReactElement, type ReactNode, useState } from 'react';
import type { TableInfo } from '../session/table-source.ts';
import { useTopicWords } from '../words.tsx';
import { GameField } from './game-field.tsx';
import { extrasOf, settingTexts, useChangedParts } from './setting-texts.ts';
import { clockName, optionsOf, plainWish, type Wish } from './wish.ts';
import { ClockField, ExtrasField, SeatsField, VisibilityField } from './wish-fields.tsx';

type Changes = Request<'change'>;

interface Props {
  readonly table: TableInfo;
  readonly change: (changes: Changes) => void;
  readonly children?: ReactNode;
}

/** What is to be played, for everybody to see; the host may change it, and everybody else is told. */
export function TableSetting({ table, change, children }: Props): ReactElement {
  const words = useTopicWords('gathering');
  const { t } = words;
  const [isChanging, setChanging] = useState(false);
  const mayChange = table.isHost && !table.isFixed;
  return (
    <section className="table-setting" aria-label={t('gathering.setting')}>
      <h2>{t('gathering.setting')}</h2>
      {isChanging && mayChange ? (
        <Fields table={table} change={change} />
      ) : (
        <p>{Object.values(settingTexts(table, words)).join(' · ')}</p>
      )}
      <News table={table} />
      <div className="box-buttons">
        {mayChange && (
          <button type="button" className="button" onClick={() => setChanging(!isChanging)}>
            {t(isChanging ? 'gathering.changed' : 'gathering.change')}
          </button>
        )}
        {children}
      </div>
    </section>
  );
}

/** Always there: what appears together with its words is not read aloud. */
function News({ table }: Pick<Props, 'table'>): ReactElement {
  const words = useTopicWords('gathering');
  const changed = useChangedParts(table);
  const texts = settingTexts(table, words);
  const what = changed.map((part) => texts[part]).join(' · ');
  return (
    <p role="status" className="setting-news">
      {changed.length > 0 && !table.isHost && words.t('gathering.news', { what })}
    </p>
  );
}

/** A table as a wish: the fields know nothing else. */
const wishOf = (table: TableInfo): Wish => ({
  ...plainWish(table.game),
  seats: table.seats.length,
  extras: extrasOf(table),
  clock: clockName(table.clock) ?? 'none',
  visibility: table.visibility,
});

function changesOf({ game, seats, extras, clock, visibility }: Partial<Wish>): Changes {
  return {
    ...(game && { game }),
    ...(seats && { seats }),
    ...(extras && { options: optionsOf({ extras }) }),
    ...(clock && { clock: CLOCKS[clock] }),
    ...(visibility && { visibility }),
  };
}

function Fields({ table, change }: Props): ReactElement {
  const fields = { wish: wishOf(table), change: (part: Partial<Wish>) => change(changesOf(part)) };
  return (
    <>
      <GameField {...fields} />
      <SeatsField {...fields} />
      {/* A deck of one's own would be gone with the next choice. */}
      {!('deck' in table.options) && <ExtrasField {...fields} />}
      <ClockField {...fields} />
      <VisibilityField {...fields} />
    </>
  );
}
