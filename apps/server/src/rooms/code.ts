import { randomInt } from 'node:crypto';

/** No letters or digits that are taken for each other when read aloud or typed. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Public tables are in a list, and their codes are to be read aloud; private ones are not to be found by trying. */
const LENGTHS = { public: 6, private: 10 } as const;

/** A code for a table: of a private one there are 8 × 10¹⁴. */
export const newCode = (visibility: keyof typeof LENGTHS): string =>
  Array.from({ length: LENGTHS[visibility] }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const CODE = new RegExp(
  `^(?:${Object.values(LENGTHS)
    .map((length) => `[${LETTERS}]{${length}}`)
    .join('|')})$`,
);

/** From what people type, in any case, with spaces or dashes; `null`: no table can have it. */
export function parseCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return CODE.test(code) ? code : null;
}
