/** An entry in words, ready to be found. */
export interface Findable {
  readonly text: string;
}

const MARKS = /\p{Diacritic}/gu;
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', '’': "'" };

/** Small letters without accents: what is typed in haste finds what is written with care. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[œæßø’]/g, (letter) => LIGATURES[letter] ?? letter);

/** A number is meant whole: `7` is not part of `17`. */
const isIn = (word: string, text: string): boolean =>
  /^\d+$/.test(word) ? new RegExp(`(?<!\\d)${word}(?!\\d)`).test(text) : text.includes(word);

/** Those that have every word of the question. */
export function search<F extends Findable>(entries: readonly F[], query: string): readonly F[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return entries.filter(({ text }) => words.every((word) => isIn(word, plain(text))));
}
