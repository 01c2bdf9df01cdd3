import type { Catalogue } from '../catalogue.ts';
import { called } from './called.ts';
import { frontPage } from './front-page.ts';
import { gathering } from './gathering.ts';
import { help } from './help.ts';
import { keltis } from './keltis.ts';
import { rune } from './rune.ts';
import { runeStones } from './rune-stones.ts';
import { keltisSayings } from './sayings/keltis.ts';
import { runeSayings } from './sayings/rune.ts';
import { runeStonesSayings } from './sayings/rune-stones.ts';
import { scene } from './scene.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';
import { terminal } from './terminal.ts';

export const de: Catalogue = {
  ...frontPage,
  ...keltis,
  ...keltisSayings,
  ...rune,
  ...runeSayings,
  ...runeStones,
  ...runeStonesSayings,
  ...table,
  ...scene,
  ...called,
  ...gathering,
  ...settings,
  ...help,
  ...terminal,
};
