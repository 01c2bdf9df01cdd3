import type { Catalogue } from '../catalogue.ts';
import { common } from './common.ts';
import { keltis } from './keltis.ts';
import { rune } from './rune.ts';
import { runeStones } from './rune-stones.ts';
import { terminal } from './terminal.ts';

export const fr: Catalogue = { ...common, ...keltis, ...rune, ...runeStones, ...terminal };
