import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Settings } from '../settings.ts';
import { checkDataFolder } from '../starting/data-folder.ts';
import { type Finding, ill, odd, reasonOf, well } from './finding.ts';

const MEGABYTE = 2 ** 20;
/** Some thousand matches. */
const LITTLE = 200 * MEGABYTE;

export function examineFolder({ dataDir }: Settings): Finding {
  const free = freeBytes(dataDir);
  const room = `${dataDir}, with ${Math.floor(free / MEGABYTE)} MB free`;
  if (!existsSync(dataDir)) return well('folder', `${room}; it is made at the first start`);
  try {
    checkDataFolder(dataDir);
  } catch (error) {
    return ill('folder', reasonOf(error));
  }
  if (free < LITTLE) return odd('folder', room, 'make room: a server on a full disk waits until there is some');
  return well('folder', room);
}

/** Of the disk that it is on, or will be. */
function freeBytes(folder: string): number {
  if (!existsSync(folder) && dirname(folder) !== folder) return freeBytes(dirname(folder));
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
