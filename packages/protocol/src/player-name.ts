import { z } from 'zod';
import { UNSEEN } from './unseen.ts';

/** What people are called at a table: written in one way only, and nothing that cannot be seen. */

const LONGEST = 24;

// U+2800 is a blank that Unicode counts among the signs.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Characters that no two computers draw alike, and marks heaped upon each other over the lines of others. */
const STRANGE = /[\p{Cn}\p{Co}\p{Cs}]|^\p{M}|\p{M}{4}/u;

const written = (text: string): string => text.replace(INVISIBLE, '').normalize('NFKC').replace(/\s+/gu, ' ').trim();

export const PlayerName = z
  .string()
  .max(4 * LONGEST)
  .refine((text) => !UNSEEN.test(text), 'unseen characters')
  .transform(written)
  .pipe(
    z
      .string()
      .max(LONGEST)
      .refine((name) => VISIBLE.test(name) && !STRANGE.test(name), 'no name to be read'),
  );
