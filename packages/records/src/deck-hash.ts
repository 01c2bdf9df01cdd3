import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Tells a deck from others without reading it. Rows in their order, and the fields of each in theirs: the parser has put them so. */
export const deckHash = (deck: unknown): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(deck ?? null))));
