import { SENSIBLE } from '@dolmen/bots/learned';
import { formatSeed } from '@dolmen/core';
import { commandLine } from '@dolmen/flags';
import { Progress } from '../progress.ts';
import { PRACTICE, parsePractice } from './practice-flags.ts';
import { NAMES, practise, winsOver } from './practise.ts';

const wanted = commandLine(PRACTICE, parsePractice);

const PAIRS = 2000;
const { rounds, seed } = wanted;
const progress = new Progress(process.stderr);
const weights = practise(wanted, (round) => progress.tell(round, rounds, () => 'rounds'));
progress.end();
console.log(`seed ${formatSeed(seed)}; wins ${(100 * winsOver(weights, SENSIBLE, PAIRS, seed)).toFixed(1)} %`);
for (const name of NAMES) console.log(`${name}: ${Number(weights[name].toFixed(3))},`);
