import { LEVELS } from '@dolmen/bots/level-names';
import { SEATS } from '@dolmen/core/seats';
import { CLOCKS, type ClockName } from '@dolmen/protocol/clocks';
import { type ReactElement, useId } from 'react';
import { offeredExtras, useHouse } from '../house.ts';
import { useLobbyWords } from '../words.tsx';
import type { Extra, Wish } from './wish.ts';

export interface WishProps {
  readonly wish: Wish;
  readonly change: (change: Partial<Wish>) => void;
}

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly options: readonly T[];
  readonly chosen: T;
  readonly nameOf: (option: T) => string;
  readonly choose: (option: T) => void;
  /** What the chosen one means. */
  readonly about?: string;
}

/** One of a few: all of them seen at once. */
export function Choice<T extends string | number>(props: ChoiceProps<T>): ReactElement {
  const group = useId();
  return (
    <fieldset className="choice">
      <legend>{props.label}</legend>
      {props.options.map((option) => (
        <label key={option}>
          <input type="radio" name={group} checked={option === props.chosen} onChange={() => props.choose(option)} />
          <span>{props.nameOf(option)}</span>
        </label>
      ))}
      {props.about && <p aria-live="polite">{props.about}</p>}
    </fieldset>
  );
}

export function SeatsField({ wish, change }: WishProps): ReactElement | null {
  const { t } = useLobbyWords();
  const { min, max } = SEATS[wish.game];
  if (min === max) return null;
  return (
    <Choice
      label={t('lobby.seats')}
      options={Array.from({ length: max - min + 1 }, (_, index) => min + index)}
      chosen={wish.seats}
      nameOf={String}
      choose={(seats) => change({ seats })}
    />
  );
}

export function LevelField({ wish, change }: WishProps): ReactElement {
  const { t } = useLobbyWords();
  return (
    <Choice
      label={t('lobby.level')}
      options={LEVELS}
      chosen={wish.level}
      nameOf={(level) => t(`lobby.level.${level}`)}
      choose={(level) => change({ level })}
      about={t(`lobby.level-about.${wish.level}`)}
    />
  );
}

export function ExtrasField({ wish, change }: WishProps): ReactElement | null {
  const { t } = useLobbyWords();
  const offered = offeredExtras(useHouse(), wish.game);
  if (offered.length === 0) return null;
  const toggle = (extra: Extra): void =>
    change({ extras: offered.filter((other) => (other === extra) !== wish.extras.includes(other)) });
  return (
    <fieldset className="choice">
      <legend>{t('lobby.extras')}</legend>
      {offered.map((extra) => (
        <label key={extra}>
          <input type="checkbox" checked={wish.extras.includes(extra)} onChange={() => toggle(extra)} />
          <span>{t(`lobby.extra.${extra}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function ClockField({ wish, change }: WishProps): ReactElement {
  const { t } = useLobbyWords();
  return (
    <Choice
      label={t('lobby.clock')}
      options={Object.keys(CLOCKS) as ClockName[]}
      chosen={wish.clock}
      nameOf={(clock) => t(`lobby.clock.${clock}`)}
      choose={(clock) => change({ clock })}
    />
  );
}

export function VisibilityField({ wish, change }: WishProps): ReactElement {
  const { t } = useLobbyWords();
  return (
    <Choice
      label={t('lobby.visibility')}
      options={['private', 'public'] as const}
      chosen={wish.visibility}
      nameOf={(visibility) => t(`lobby.visibility.${visibility}`)}
      choose={(visibility) => change({ visibility })}
    />
  );
}
