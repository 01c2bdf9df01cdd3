import type { Catalogue } from '../catalogue.ts';
import { atTable } from './at-table.ts';
import { gathering } from './gathering.ts';
import { help } from './help.ts';
import { replay } from './replay.ts';
import { settings } from './settings.ts';
import { terminal } from './terminal.ts';

export const nl: Catalogue = { ...atTable, ...gathering, ...help, ...replay, ...settings, ...terminal };
