import { randomInt } from 'node:crypto';

/** No letters or digits that are taken for each other when read aloud or typed. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

/** A short code for a table: one in 887 million, so that private tables are not found by trying. */
export const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** What people type: in any case, with spaces or dashes. */
export const normalCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');
