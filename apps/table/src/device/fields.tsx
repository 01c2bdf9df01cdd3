import type { ReactElement } from 'react';

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly change: (isOn: boolean) => void;
}

export function Switch({ label, isOn, change }: SwitchProps): ReactElement {
  return (
    <label className="menu-field">
      {label}
      <input type="checkbox" checked={isOn} onChange={({ target }) => change(target.checked)} />
    </label>
  );
}

interface SliderProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly value: number;
  readonly change: (value: number) => void;
}

export function Slider({ label, value, change }: SliderProps): ReactElement {
  return (
    <label className="menu-field">
      {label}
      <input
        type="range"
        min="0"
        max="1"
        step="0.05"
        value={value}
        onChange={({ target }) => change(target.valueAsNumber)}
      />
    </label>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly chosen: T;
  readonly nameOf: (option: T) => string;
  readonly choose: (option: T) => void;
}

export function Choice<T extends string>({ label, options, chosen, nameOf, choose }: ChoiceProps<T>): ReactElement {
  return (
    <label className="menu-field">
      {label}
      <select value={chosen} onChange={({ target }) => choose(target.value as T)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
