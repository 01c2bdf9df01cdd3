import { COMPUTER_NAMES } from '@dolmen/bots/level-names';
import { CATALOGUES, LANGUAGES } from '@dolmen/messages';
import unhomoglyph from 'unhomoglyph';

/** Nobody at a table is called like somebody else there, nor so that they would be taken for them. */

/** What the eye passes over: marks on letters, blanks, punctuation. */
const OVERLOOKED = /[\p{Mn}\p{Z}\p{P}]/gu;

const bare = (name: string): string => name.normalize('NFKD').replace(OVERLOOKED, '') || name;

/** By Unicode's table of characters that are mistaken for each other. */
const skeleton = (name: string): string => bare(unhomoglyph(bare(name)));

/** Names that share one of these look alike. Two, for a capital may look like another letter than the small one does. */
const looks = (name: string): readonly string[] => [
  skeleton(skeleton(name).toLowerCase()),
  skeleton(name.toLowerCase()),
];

/** What the page calls a computer before it has a name, in every language. */
const TITLES = LANGUAGES.flatMap((language) => looks(CATALOGUES[language]['lobby.computer']));
const COMPUTERS = new Set(COMPUTER_NAMES.flatMap(looks));

/** Also where none sits yet: the host may seat one at any time. */
const isComputerLike = (look: string): boolean => COMPUTERS.has(look) || TITLES.some((title) => look.startsWith(title));

/** The name as wished, or with the first number that tells it from all others. */
export function distinctName(wished: string, others: readonly string[]): string {
  const seen = new Set(others.flatMap(looks));
  const isTaken = (name: string): boolean => looks(name).some((look) => seen.has(look));
  if (!isTaken(wished) && !looks(wished).some(isComputerLike)) return wished;
  for (let number = 2; ; number++) {
    const name = `${wished} (${number})`;
    if (!isTaken(name)) return name;
  }
}
