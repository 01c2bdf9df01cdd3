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
}

const first = (): Settings => ({
  name: '',
  token: randomHex(),
  language: languageOf(globalThis.navigator?.language),
  sound: true,
  quality: 'auto',
  text: false,
  motion: 'auto',
});

const isQuality = (value: unknown): value is Settings['quality'] =>
  value === 'auto' || QUALITIES.some((name) => name === value);

/** Only what is of the right kind is taken: other versions of this page may have written it. */
export function readSettings(stored: unknown, fresh: Settings): Settings {
  const { name, token, language, sound, quality, text, motion } = Object(stored) as Record<string, unknown>;
  return {
    name: typeof name === 'string' ? name.slice(0, 24) : fresh.name,
    token: typeof token === 'string' && /^[0-9a-f]{32}$/.test(token) ? token : fresh.token,
    language: typeof language === 'string' && isLanguage(language) ? language : fresh.language,
    sound: typeof sound === 'boolean' ? sound : fresh.sound,
    quality: isQuality(quality) ? quality : fresh.quality,
    text: typeof text === 'boolean' ? text : fresh.text,
    motion: motion === 'less' ? 'less' : fresh.motion,
  };
}

const KEY = 'dolmen.settings';
/** Nobody has chosen anything in this browser yet. */
export const isFirstVisit = !isRemembered(KEY);

export const settings = remembered(KEY, (stored) => readSettings(stored, first()));

export const changeSettings = (change: Partial<Settings>): void => settings.update((now) => ({ ...now, ...change }));

// The token is made on the first visit, and must be the same on the next.
changeSettings({});
