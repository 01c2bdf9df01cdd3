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

/** English, and the list of all messages: the other languages must have the same. `{name}` stands for a value. */
export const en = {
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
} as const;
