import {
  type Fillings,
  fill,
  hasMessage,
  type Language,
  type LobbyKey,
  type MessageKey,
  type Saying,
  say,
} from '@dolmen/messages/fill';
import { loadCatalogue, loadLobby } from '@dolmen/messages/load';
import { use, useMemo } from 'react';
import { settings } from './settings.ts';
import { useStore } from './store.ts';

/** What a component says, in the language that was chosen. */
export interface Words<K extends string = MessageKey> {
  readonly language: Language;
  t(key: K, values?: Fillings<K>): string;
  say(saying: Saying<K>): string;
  /** What a refusal's code means. */
  explain(code: string): string;
}

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

const explained = <K extends string>(language: Language, catalogue: Texts<K>, code: string): string => {
  const key = [`refusal.${code}`, `lobby.${code}`, 'lobby.unreachable'].find((key) => hasMessage(catalogue, key));
  return key === undefined ? code : fill(language, catalogue, key as K);
};

const wordsOf = <K extends string>(language: Language, catalogue: Texts<K>): Words<K> => ({
  language,
  t: (key, values) => fill(language, catalogue, key, values),
  say: (saying) => say(language, catalogue, saying),
  explain: (code) => explained(language, catalogue, code),
});

/** A hook for what is said in one place. It suspends until the words are there. */
export function wordsBy<K extends string>(load: (language: Language) => Promise<Texts<K>>): () => Words<K> {
  const catalogues = kept(load);
  return () => {
    const language = useStore(settings, ({ language }) => language);
    const catalogue = use(catalogues(language));
    return useMemo(() => wordsOf<K>(language, catalogue), [language, catalogue]);
  };
}

/** Everything a table says. */
export const useWords = wordsBy<MessageKey>(loadCatalogue);

/** Only what the front page says: a small file. */
export const useLobbyWords = wordsBy<LobbyKey>(loadLobby);
