import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

/** The name that commands tell; they are this machine's, and only who may open the door gets here. */
export const WHO_HEADER = 'x-dolmen-who';

/** Systems take no longer path for a socket: 104 bytes on macOS, with the zero at its end. */
const LONGEST_PATH = 103;

/** Where commands reach the server that runs on this folder; `null` where the path is too long for any system. */
export function localPath(dataDir: string): string | null {
  if (process.platform === 'win32') return `\\\\.\\pipe\\dolmen-${digest(dataDir)}`;
  const path = join(dataDir, 'control', 'socket');
  return [path, relative(process.cwd(), path)].find((way) => Buffer.byteLength(way) <= LONGEST_PATH) ?? null;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
