import { common } from './common.ts';
import { keltis } from './keltis.ts';
import { rune } from './rune.ts';
import { runeStones } from './rune-stones.ts';
import { terminal } from './terminal.ts';

/** English, and the list of all messages: the other languages must have the same. `{name}` stands for a value. */
export const en = { ...common, ...keltis, ...rune, ...runeStones, ...terminal } as const;
