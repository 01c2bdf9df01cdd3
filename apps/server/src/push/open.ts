import type { Services } from '../rooms/services.ts';
import { pushKeys } from './keys.ts';
import { Push } from './push.ts';

export const openPush = ({ store, settings, log }: Pick<Services, 'store' | 'settings' | 'log'>): Push =>
  new Push({ store, settings, log, keys: pushKeys(settings.dataDir) });
