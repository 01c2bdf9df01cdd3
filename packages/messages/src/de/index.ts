import type { Catalogue } from '../catalogue.ts';
import { admin } from './admin.ts';
import { atTable } from './at-table.ts';
import { ended } from './ended.ts';
import { gathering } from './gathering.ts';
import { help } from './help.ts';
import { house } from './house.ts';
import { matches } from './matches.ts';
import { privacy } from './privacy.ts';
import { replay } from './replay.ts';
import { seeing } from './seeing.ts';
import { settings } from './settings.ts';
import { terminal } from './terminal.ts';

export const de: Catalogue = {
  ...atTable,
  ...ended,
  ...gathering,
  ...help,
  ...house,
  ...replay,
  ...settings,
  ...admin,
  ...matches,
  ...privacy,
  ...seeing,
  ...terminal,
};
