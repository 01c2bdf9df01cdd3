import { useState } from 'react';
import type { TableInfo } from '../session/table-source.ts';
import type { TopicKey, Words } from '../words.tsx';
import { clockName, EXTRAS, type Extra } from './wish.ts';

/** What a host may change, in the order in which it is told. */
const PARTS = ['game', 'seats', 'options', 'clock', 'visibility'] as const;
type Part = (typeof PARTS)[number];

export const extrasOf = ({ game, options }: TableInfo): Extra[] =>
  (EXTRAS[game] as readonly Extra[]).filter((extra) => options[extra] === true);

type Texts = { readonly [P in Part]: string };

/** Each part of what is to be played, in words. */
export function settingTexts(table: TableInfo, { t }: Words<TopicKey<'gathering'>>): Texts {
  const extras = extrasOf(table).map((extra) => t(`lobby.extra.${extra}`));
  const clock = clockName(table.clock);
  return {
    game: t(`lobby.game.${table.game}`),
    seats: `${t('lobby.seats')}: ${table.seats.length}`,
    options: extras.length > 0 ? extras.join(' · ') : t('gathering.plain'),
    clock: `${t('lobby.clock')}: ${clock === null ? table.clock.kind : t(`lobby.clock.${clock}`)}`,
    visibility: `${t('lobby.visibility')}: ${t(`lobby.visibility.${table.visibility}`)}`,
  };
}

const valuesOf = ({ game, seats, options, clock, visibility }: TableInfo): Texts => ({
  ...{ game, visibility },
  seats: String(seats.length),
  options: JSON.stringify(options),
  clock: JSON.stringify(clock),
});

/** What is different since one came, or since the change before that; compared as it is, not as it is said. */
export function useChangedParts(table: TableInfo): readonly Part[] {
  const now = valuesOf(table);
  const [seen, setSeen] = useState<{ readonly values: Texts; readonly changed: readonly Part[] }>({
    values: now,
    changed: [],
  });
  const changed = PARTS.filter((part) => now[part] !== seen.values[part]);
  if (changed.length > 0) setSeen({ values: now, changed });
  return seen.changed;
}
