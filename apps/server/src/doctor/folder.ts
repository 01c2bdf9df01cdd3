import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Settings } from '../settings.ts';
import { checkDataFolder } from '../starting/data-folder.ts';
import { type Finding, ill, odd, reasonOf, well } from './finding.ts';

const MEGABYTE = 2 ** 20;
/** Some thousand matches. */
const LITTLE = 200 * MEGABYTE;

export function examineFolder({ dataDir }: Settings): Finding {
  const there = nearest(dataDir);
  try {
    checkDataFolder(there);
  } catch (error) {
    return ill('folder', reasonOf(error));
  }
  const free = freeBytes(there);
  const room = `${dataDir}, with ${Math.floor(free / MEGABYTE)} MB free`;
  if (there !== dataDir) return well('folder', `${room}; it is made at the first start`);
  if (free < LITTLE) return odd('folder', room, 'make room: a server on a full disk waits until there is some');
  return well('folder', room);
}

/** The folder, or the one that it will be made in. */
const nearest = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder));

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
