import type { Request } from '@dolmen/protocol';
import { CLOCKS } from '@dolmen/protocol/clocks';
import { type ReactElement, type ReactNode, useState } from 'react';
import type { TableInfo } from '../session/table-source.ts';
import { type TopicKey, useTopicWords, type Words } from '../words.tsx';
import { clockName, EXTRAS, type Extra, optionsOf, plainWish, type Wish } from './wish.ts';
import { ClockField, ExtrasField, VisibilityField } from './wish-fields.tsx';

type Changes = Request<'change'>;

interface Props {
  readonly table: TableInfo;
  readonly change: (changes: Changes) => void;
  readonly children?: ReactNode;
}

/** What is to be played, for everybody to see; the host may change it. */
export function TableSetting({ table, change, children }: Props): ReactElement {
  const words = useTopicWords('gathering');
  const { t } = words;
  const [isChanging, setChanging] = useState(false);
  return (
    <section className="table-setting" aria-label={t('gathering.setting')}>
      <h2>{t('gathering.setting')}</h2>
      {isChanging && table.isHost ? (
        <Fields table={table} change={change} />
      ) : (
        <p>{settingTexts(table, words).join(' · ')}</p>
      )}
      <div className="box-buttons">
        {table.isHost && (
          <button type="button" className="button" onClick={() => setChanging(!isChanging)}>
            {t(isChanging ? 'gathering.changed' : 'gathering.change')}
          </button>
        )}
        {children}
      </div>
    </section>
  );
}

const extrasOf = ({ game, options }: TableInfo): Extra[] =>
  (EXTRAS[game] as readonly Extra[]).filter((extra) => options[extra] === true);

function settingTexts(table: TableInfo, { t }: Words<TopicKey<'gathering'>>): string[] {
  const extras = extrasOf(table).map((extra) => t(`lobby.extra.${extra}`));
  const clock = clockName(table.clock);
  return [
    ...(extras.length > 0 ? extras : [t('gathering.plain')]),
    `${t('lobby.clock')}: ${clock === null ? table.clock.kind : t(`lobby.clock.${clock}`)}`,
    `${t('lobby.visibility')}: ${t(`lobby.visibility.${table.visibility}`)}`,
  ];
}

/** A table as a wish: the fields know nothing else. */
const wishOf = (table: TableInfo): Wish => ({
  ...plainWish(table.game),
  extras: extrasOf(table),
  clock: clockName(table.clock) ?? 'none',
  visibility: table.visibility,
});

function changesOf({ extras, clock, visibility }: Partial<Wish>): Changes {
  return {
    ...(extras && { options: optionsOf({ extras }) }),
    ...(clock && { clock: CLOCKS[clock] }),
    ...(visibility && { visibility }),
  };
}

function Fields({ table, change }: Props): ReactElement {
  const fields = { wish: wishOf(table), change: (part: Partial<Wish>) => change(changesOf(part)) };
  return (
    <>
      {/* A deck of one's own would be gone with the next choice. */}
      {!('deck' in table.options) && <ExtrasField {...fields} />}
      <ClockField {...fields} />
      <VisibilityField {...fields} />
    </>
  );
}
