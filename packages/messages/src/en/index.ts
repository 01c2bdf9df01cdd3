import { atTable } from './at-table.ts';
import { gathering } from './gathering.ts';
import { help } from './help.ts';
import { replay } from './replay.ts';
import { settings } from './settings.ts';
import { terminal } from './terminal.ts';

/** English, and the list of all messages: the other languages must have the same. `{name}` stands for a value. */
export const en = { ...atTable, ...gathering, ...help, ...replay, ...settings, ...terminal } as const;
