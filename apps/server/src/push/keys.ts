import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import * as z from 'zod';
import { EXIT, StartFailure } from '../starting/start-failure.ts';

/** What this server shows push services that it is the one that browsers subscribed to. */
const Keys = z.object({ publicKey: z.string().length(87), privateKey: z.string().length(43) });
export type PushKeys = z.output<typeof Keys>;

/** Made at the first start, and kept: with others, every subscription would be worth nothing. */
export function pushKeys(folder: string): PushKeys {
  const file = join(folder, 'push-keys.json');
  if (!existsSync(file)) keep(file, webPush.generateVAPIDKeys());
  return read(file);
}

/** In one step: half a file would be taken for a broken one. */
function keep(file: string, keys: PushKeys): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(keys)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function read(file: string): PushKeys {
  try {
    return Keys.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartFailure(
      EXIT.data,
      `${file} holds no keys for push messages; restore it, or move it away for new ones.`,
    );
  }
}
