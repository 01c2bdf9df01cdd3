import {
  type Fillings,
  fill,
  hasMessage,
  type Language,
  type LobbyKey,
  type Saying,
  say,
  type TableKey,
  type Topic,
  type Topics,
} from '@dolmen/messages/fill';
import { loadLobby, loadTable, loadTopic } from '@dolmen/messages/load';
import { use, useMemo } from 'react';
import { settings } from './settings.ts';
import { useStore } from './store.ts';

/** What a component says, in the language that was chosen. */
export interface Words<K extends string = TableKey> {
  readonly language: Language;
  t(key: K, values?: Fillings<K>): string;
  say(saying: Saying<K>): string;
  /** What a refusal's code means. */
  explain(code: string): string;
}

/** What can be said where one topic is spoken of. */
export type TopicKey<T extends Topic> = TableKey | Extract<keyof Topics[T], string>;

type Texts<K extends string> = Readonly<Record<K, string>>;

/** One promise for each language: `use` needs the same one every time. */
const kept = <C,>(load: (language: Language) => Promise<C>): ((language: Language) => Promise<C>) => {
  const promises = new Map<Language, Promise<C>>();
  return (language) => {
    const promise = promises.get(language) ?? load(language);
    promises.set(language, promise);
    return promise;
  };
};

const tableCatalogue = kept(loadTable);

const UNREACHABLE = ['lobby.unreachable', 'house.trouble.unreachable'];

/** What a table says, and besides what is said of one topic. */
const withTopic = <T extends Topic>(topic: T) =>
  kept(async (language): Promise<Texts<TopicKey<T>>> => {
    const [table, texts] = await Promise.all([tableCatalogue(language), loadTopic(topic, language)]);
    return { ...table, ...texts } as Texts<TopicKey<T>>;
  });
const topicCatalogues: { readonly [T in Topic]: (language: Language) => Promise<Texts<TopicKey<T>>> } = {
  ended: withTopic('ended'),
  gathering: withTopic('gathering'),
  help: withTopic('help'),
  house: withTopic('house'),
  replay: withTopic('replay'),
  settings: withTopic('settings'),
};

const explained = <K extends string>(language: Language, catalogue: Texts<K>, code: string): string => {
  const keys = [`refusal.${code}`, `lobby.${code}`, `house.trouble.${code}`, ...UNREACHABLE];
  const key = keys.find((key) => hasMessage(catalogue, key));
  return key === undefined ? code : fill(language, catalogue, key as K);
};

const wordsOf = <K extends string>(language: Language, catalogue: Texts<K>): Words<K> => ({
  language,
  t: (key, values) => fill(language, catalogue, key, values),
  say: (saying) => say(language, catalogue, saying),
  explain: (code) => explained(language, catalogue, code),
});

/** What one page says, from a catalogue that is `kept`. Suspends until it is there. */
function useWordsOf<K extends string>(catalogueOf: (language: Language) => Promise<Texts<K>>): Words<K> {
  const language = useStore(settings, ({ language }) => language);
  const catalogue = use(catalogueOf(language));
  return useMemo(() => wordsOf<K>(language, catalogue), [language, catalogue]);
}

/** A hook for what is said in one place. */
export function wordsBy<K extends string>(load: (language: Language) => Promise<Texts<K>>): () => Words<K> {
  const catalogueOf = kept(load);
  return () => useWordsOf(catalogueOf);
}

/** Everything a table says. */
export const useWords = (): Words => useWordsOf<TableKey>(tableCatalogue);

/** What is said of one topic, and everything a table says. */
export const useTopicWords = <T extends Topic>(topic: T): Words<TopicKey<T>> =>
  useWordsOf<TopicKey<T>>(topicCatalogues[topic]);

/** Only what the front page says: a small file. */
export const useLobbyWords = wordsBy<LobbyKey>(loadLobby);

export type HouseKey = keyof Topics['house'];

/** What rooms of the house say, its password, and other devices. */
export const useHouseWords = wordsBy<HouseKey>((language) => loadTopic('house', language));
