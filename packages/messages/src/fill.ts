import type {
  AdminKey,
  LobbyKey,
  MatchesKey,
  MessageKey,
  PrivacyKey,
  SeeingKey,
  TableKey,
  Topic,
  Topics,
} from './catalogue.ts';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, languageOf } from './languages.ts';
import { isOne } from './plural.ts';

export type { AdminKey, Language, LobbyKey, MatchesKey, MessageKey, PrivacyKey, SeeingKey, TableKey, Topic, Topics };
export { isLanguage, LANGUAGE_NAMES, LANGUAGES, languageOf };

/** Something to say, in no language yet. */
export interface Saying<K extends string = TableKey> {
  readonly key: K;
  readonly values: Fillings<K>;
}

/** What places are filled with; one saying may stand inside another. */
export type Fillings<K extends string = TableKey> = Readonly<Record<string, string | number | Saying<K>>>;

type Texts<K extends string> = Readonly<Record<K, string>>;

/** `{points}` is the value; `{points|point|points}` the word that goes with it: of one, and of more than one. */
const PLACE = /\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

/** A message with its places filled in; values that are terms of the message's game are translated too. */
export function fill<K extends string>(language: Language, texts: Texts<K>, key: K, values: Fillings<K> = {}): string {
  return texts[key].replace(PLACE, (place, name: string, one?: string, more?: string) => {
    const value = values[name];
    if (value === undefined) return place;
    if (typeof value === 'object') return say(language, texts, value);
    if (one !== undefined && more !== undefined) return isOne(language, Number(value)) ? one : more;
    const term = termOf(texts, key, name, value);
    return term === null ? String(value) : texts[term];
  });
}

export const say = <K extends string>(language: Language, texts: Texts<K>, saying: Saying<K>): string =>
  fill(language, texts, saying.key, saying.values);

/** Texts begin small, to stand inside others; by themselves they begin with a capital. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const hasMessage = <K extends string>(catalogue: Texts<K>, key: string): key is K =>
  Object.hasOwn(catalogue, key);

/** Places that hold what people call themselves: somebody called “red” is no colour. */
const NAMES: readonly string[] = ['player', 'other', 'players', 'name'];

/**
 * The term for a value, or `null` where the value says it itself. A place may have terms of its own: in Rune Stones,
 * `wild` is a gem, an artefact or a rune stone, depending on where it stands.
 */
export function termOf<K extends string>(catalogue: Texts<K>, key: K, place: string, value: string | number): K | null {
  if (NAMES.includes(place)) return null;
  const terms = `${key.slice(0, key.indexOf('.'))}.term`;
  const names = [`${terms}.${place}.${value}`, `${terms}.${value}`];
  return names.find((name) => hasMessage(catalogue, name)) ?? null;
}
