import { createHash, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import * as z from 'zod';

/** Passwords as a host writes them into the settings: in plain text, or as the hash that `hashPassword` makes. */

/** What a guess costs: some 50 milliseconds and 16 MB. */
const COST = { N: 2 ** 14, r: 8, p: 1 } as const;
const KEY_BYTES = 32;
const LONGEST = 200;

const HASH = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w-]{16,88})\$([\w-]{43})$/;

const isPlain = (text: string): boolean => !text.startsWith('scrypt$');

export const Password = z
  .string()
  .min(4)
  .max(LONGEST)
  .refine((text) => isPlain(text) || lockFrom(text) !== null);

/** What a password is checked against. */
interface Lock {
  readonly cost: { readonly N: number; readonly r: number; readonly p: number };
  readonly salt: Buffer;
  readonly key: Buffer;
}

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Written in one way only: keyboards differ in how they put accents on letters. */
const keyOf = (password: string, { cost, salt }: Omit<Lock, 'key'>): Promise<Buffer> =>
  derive(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem: 256 * cost.N * cost.r });

/** `scrypt$14$8$1$salt$key`: how much work, as a power of two, and what came of it. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await keyOf(password, { cost: COST, salt });
  return ['scrypt', Math.log2(COST.N), COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** `null`: that is no hash, or one that would cost more than a server can spare. */
function lockFrom(hash: string): Lock | null {
  const [, power, r, p, salt = '', key = ''] = HASH.exec(hash) ?? [];
  const cost = { N: 2 ** Number(power), r: Number(r), p: Number(p) };
  const isBearable = cost.N >= 2 && cost.N * cost.r <= 2 ** 19 && cost.r >= 1 && cost.p >= 1 && cost.p <= 16;
  return isBearable ? { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') } : null;
}

/** One in plain text is salted with what it opens: the same password opens two doors with two keys, and always the same. */
export async function lockOf(password: string, opens: string): Promise<Lock> {
  const given = isPlain(password) ? null : lockFrom(password);
  if (given !== null) return given;
  const salt = createHash('sha256').update(`dolmen door\n${opens}`).digest();
  return { cost: COST, salt, key: await keyOf(password, { cost: COST, salt }) };
}

/** Takes as long for a wrong password as for the right one. */
export async function fits(tried: string, lock: Lock): Promise<boolean> {
  return timingSafeEqual(await keyOf(tried.slice(0, LONGEST), lock), lock.key);
}
