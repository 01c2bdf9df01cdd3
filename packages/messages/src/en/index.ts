import { atTable } from './at-table.ts';
import { help } from './help.ts';
import { house } from './house.ts';
import { replay } from './replay.ts';
import { terminal } from './terminal.ts';

/** English, and the list of all messages: the other languages must have the same. `{name}` stands for a value. */
export const en = { ...atTable, ...help, ...house, ...replay, ...terminal } as const;
