import type { TableCatalogue } from '../catalogue.ts';
import { frontPage } from './front-page.ts';
import { keltis } from './keltis.ts';
import { rune } from './rune.ts';
import { runeStones } from './rune-stones.ts';
import { keltisSayings } from './sayings/keltis.ts';
import { runeSayings } from './sayings/rune.ts';
import { runeStonesSayings } from './sayings/rune-stones.ts';
import { scene } from './scene.ts';
import { table } from './table.ts';

export const atTable: TableCatalogue = {
  ...frontPage,
  ...keltis,
  ...keltisSayings,
  ...rune,
  ...runeSayings,
  ...runeStones,
  ...runeStonesSayings,
  ...table,
  ...scene,
};
