import { randomHex } from '@dolmen/client/random-hex';
import { isLanguage, type Language, languageOf } from '@dolmen/messages/fill';
import { isRemembered, remembered } from './remembered.ts';
import { QUALITIES, type QualityName } from './scene/quality.ts';

/** What this browser remembers of its user. */
export interface Settings {
  /** Empty: not asked yet. */
  readonly name: string;
  /** The person, to every server: whoever has it has their seats. */
  readonly token: string;
  readonly language: Language;
  readonly sound: boolean;
  readonly quality: 'auto' | QualityName;
  /** Is the table shown as text? */
  readonly text: boolean;
  /** `auto`: as the system asks for. */
  readonly motion: 'auto' | 'less';
  /** From 0 to 1: of what happens on the table, and of the place around it. */
  readonly effects: number;
  readonly place: number;
  readonly textSize: Size;
  readonly contrast: 'auto' | 'high';
  readonly isLeftHanded: boolean;
  readonly speed: Speed;
  /** Is it shown what can be touched? */
  readonly hints: boolean;
  /** How large the own hand is held. */
  readonly hand: Size;
  /** Does the user want to be called when it is their turn? Asked once. */
  readonly calls: 'unasked' | 'yes' | 'no';
  /** Are others seen, and is one seen, as they move and point? */
  readonly presence: boolean;
}

export const SIZES = ['normal', 'large', 'largest'] as const;
export type Size = (typeof SIZES)[number];
export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

const first = (): Settings => ({
  name: '',
  token: randomHex(),
  language: languageOf(globalThis.navigator?.language),
  sound: true,
  quality: 'auto',
  text: false,
  motion: 'auto',
  effects: 1,
  place: 0.6,
  textSize: 'normal',
  contrast: 'auto',
  isLeftHanded: false,
  speed: 'normal',
  hints: true,
  hand: 'normal',
  calls: 'unasked',
  presence: true,
});

const oneOf =
  (...known: readonly unknown[]) =>
  (value: unknown): boolean =>
    known.includes(value);
const isSwitch = (value: unknown): boolean => typeof value === 'boolean';
const isVolume = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;
const isText =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    typeof value === 'string' && pattern.test(value);

/** What each may be: other versions of this page may have written it. */
const CHECKS: { readonly [K in keyof Settings]: (value: unknown) => boolean } = {
  name: isText(/^.{0,24}$/u),
  token: isText(/^[0-9a-f]{32}$/),
  language: (value) => typeof value === 'string' && isLanguage(value),
  sound: isSwitch,
  quality: oneOf('auto', ...QUALITIES),
  text: isSwitch,
  motion: oneOf('auto', 'less'),
  presence: isSwitch,
  effects: isVolume,
  place: isVolume,
  textSize: oneOf(...SIZES),
  contrast: oneOf('auto', 'high'),
  isLeftHanded: isSwitch,
  speed: oneOf(...SPEEDS),
  hints: isSwitch,
  hand: oneOf(...SIZES),
  calls: oneOf('unasked', 'yes', 'no'),
};

/** Only what is of the right kind is taken. */
export function readSettings(stored: unknown, fresh: Settings): Settings {
  const found = Object(stored) as Record<string, unknown>;
  const kept = Object.entries(CHECKS).filter(([key, isRight]) => isRight(found[key]));
  return { ...fresh, ...Object.fromEntries(kept.map(([key]) => [key, found[key]])) };
}

const KEY = 'dolmen.settings';
/** Nobody has chosen anything in this browser yet. */
export const isFirstVisit = !isRemembered(KEY);

export const settings = remembered(KEY, (stored) => readSettings(stored, first()));

export const changeSettings = (change: Partial<Settings>): void => settings.update((now) => ({ ...now, ...change }));

/** This browser is somebody new; they read the same language. */
export const becomeNew = (): void => settings.update(({ language }) => ({ ...first(), language }));

// The token is made on the first visit, and must be the same on the next.
changeSettings({});
