import { randomBytes } from 'node:crypto';

/** The secret of a deal: 32 bytes in hexadecimal. */
export const newServerSeed = (): string => randomBytes(32).toString('hex');
