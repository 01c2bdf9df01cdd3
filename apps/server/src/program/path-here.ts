import { resolve } from 'node:path';

/** A path as it was typed: npm runs its scripts in the project's folder, and tells where it was called. */
export const pathHere = (typed: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), typed);
