import { createHash, randomInt } from 'node:crypto';

/** No letters or digits that are taken for each other when read aloud or typed; as many as for a private table, and more. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 12;
const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** There are 8 × 10¹⁷, and each is good for minutes. */
export const newHandoverCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** From what people type; `null`: that is none. */
export function parseHandoverCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return CODE.test(code) ? code : null;
}

/** What is stored of it: whoever reads the file cannot use it. */
export const handoverHash = (code: string): string =>
  createHash('sha256').update(`dolmen handover\n${code}`).digest('hex');
