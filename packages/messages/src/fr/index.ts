import type { Catalogue } from '../catalogue.ts';
import { atTable } from './at-table.ts';
import { help } from './help.ts';
import { house } from './house.ts';
import { replay } from './replay.ts';
import { terminal } from './terminal.ts';

export const fr: Catalogue = { ...atTable, ...help, ...house, ...replay, ...terminal };
