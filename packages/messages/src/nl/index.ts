import type { Catalogue } from '../catalogue.ts';
import { admin } from './admin.ts';
import { atTable } from './at-table.ts';
import { help } from './help.ts';
import { house } from './house.ts';
import { privacy } from './privacy.ts';
import { replay } from './replay.ts';
import { terminal } from './terminal.ts';

export const nl: Catalogue = { ...atTable, ...help, ...house, ...replay, ...admin, ...privacy, ...terminal };
