import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';

/** The secret that opens the admin page. Only its hash is kept, in the folder with the data. */

const FILE = 'admin.json';

/** What a guess costs whoever has the file: some 100 milliseconds and 32 MB. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const KEY_BYTES = 32;
/** Of a secret that we make: nobody guesses 120 bits. */
const SECRET_BYTES = 15;

const Hex = z.string().regex(/^[0-9a-f]+$/);
const Kept = z.strictObject({ scrypt: z.strictObject({ N: z.int(), r: z.int(), p: z.int(), salt: Hex, hash: Hex }) });
type Kept = z.output<typeof Kept>['scrypt'];

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const hashOf = (secret: string, salt: Buffer, { N, r, p }: Pick<Kept, 'N' | 'r' | 'p'>): Promise<Buffer> =>
  derive(secret, salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r });

const fileIn = (folder: string): string => join(folder, FILE);

const hasSecret = (folder: string): boolean => existsSync(fileIn(folder));

/** Whoever is logged in stays so: `Sessions.closeAll` ends that. */
export async function writeSecret(folder: string, secret: string): Promise<void> {
  const salt = randomBytes(16);
  const hash = await hashOf(secret, salt, COST);
  const kept: z.input<typeof Kept> = { scrypt: { ...COST, salt: salt.toString('hex'), hash: hash.toString('hex') } };
  const file = fileIn(folder);
  // Whole or not at all: half a file would lock everybody out.
  writeFileSync(`${file}.new`, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Makes a secret where there is none, to be shown this once; `null`: there is one. */
export async function firstSecret(folder: string): Promise<string | null> {
  return hasSecret(folder) ? null : newSecret(folder);
}

/** In place of the one there was. */
export async function newSecret(folder: string): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await writeSecret(folder, secret);
  return secret;
}

/** Reads the file each time: a secret that was changed from outside counts at once. */
export async function isSecret(folder: string, tried: string): Promise<boolean> {
  if (!hasSecret(folder)) return false;
  const kept = Kept.parse(JSON.parse(readFileSync(fileIn(folder), 'utf8'))).scrypt;
  const hash = await hashOf(tried, Buffer.from(kept.salt, 'hex'), kept);
  return timingSafeEqual(hash, Buffer.from(kept.hash, 'hex'));
}
