import { formatSeed, parseSeed, type Seed } from '@dolmen/core';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * A deal that anybody can check afterwards. The server shows the hash of a secret before the first player adds a nonce, and the
 * deal follows from both: the server could not choose it, having committed itself, and no player could, not knowing the secret.
 */
export interface Fairness {
  /** SHA-256 of the secret. */
  readonly commitment: string;
  /** 32 bytes in hexadecimal; shown to nobody before the end. */
  readonly serverSeed: string;
  /** By seat; empty for computer players. */
  readonly nonces: readonly string[];
}

export const commitmentOf = (serverSeed: string): string => bytesToHex(sha256(hexToBytes(serverSeed)));

/** The game's seed: the first 128 bits of a hash over the secret and every seat's nonce. */
export function dealSeed({ serverSeed, nonces }: Pick<Fairness, 'serverSeed' | 'nonces'>): Seed {
  const text = ['dolmen deal 1', serverSeed, ...nonces].join('\n');
  const seed = parseSeed(bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32));
  if (seed === null) throw new Error('a hash is not a seed');
  return seed;
}

export type Unfairness = 'commitment' | 'seed';

/** What does not fit, or `null` for a fair deal. */
export function findUnfairness(fairness: Fairness, seed: string): Unfairness | null {
  if (commitmentOf(fairness.serverSeed) !== fairness.commitment) return 'commitment';
  return formatSeed(dealSeed(fairness)) === seed ? null : 'seed';
}
