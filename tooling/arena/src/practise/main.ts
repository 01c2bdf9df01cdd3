import { SENSIBLE } from '@dolmen/bots/learned';
import { formatSeed } from '@dolmen/core';
import { describeFlagError } from '../flags.ts';
import { Progress } from '../progress.ts';
import { parsePractice } from './practice-flags.ts';
import { NAMES, practise, winsOver } from './practise.ts';

/**
 * `npm run practise [-- --rounds 300 --pairs 3000 --seed hex]`: finds weights for Keltis by play, and tells how they do against
 * the sensible ones. Progress goes to standard error.
 */

const wanted = parsePractice(process.argv.slice(2));
if (!wanted.ok) {
  console.error(wanted.error.map(describeFlagError).join('\n'));
  process.exit(2);
}

const PAIRS = 2000;
const { rounds, seed } = wanted.value;
const progress = new Progress(process.stderr);
const weights = practise(wanted.value, (round) => progress.tell(round, rounds, () => 'rounds'));
progress.end();
console.log(`seed ${formatSeed(seed)}; wins ${(100 * winsOver(weights, SENSIBLE, PAIRS, seed)).toFixed(1)} %`);
for (const name of NAMES) console.log(`${name}: ${Number(weights[name].toFixed(3))},`);
