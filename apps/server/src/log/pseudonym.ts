import { createHmac, randomBytes } from 'node:crypto';

const SALT = randomBytes(16);

/** Tells addresses apart in the log for as long as the process runs, and names nobody. */
export const pseudonym = (address: string): string =>
  createHmac('sha256', SALT).update(address).digest('hex').slice(0, 12);
