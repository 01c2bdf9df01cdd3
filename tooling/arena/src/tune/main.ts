import { SENSIBLE } from '@dolmen/bots/learned';
import { formatSeed } from '@dolmen/core';
import { commandLine } from '@dolmen/flags';
import { Progress } from '../progress.ts';
import { NAMES, tune, winsOver } from './tune.ts';
import { parseTuning, TUNING } from './tune-flags.ts';

const wanted = commandLine(TUNING, parseTuning);

const PAIRS = 2000;
const { rounds, seed } = wanted;
const progress = new Progress(process.stderr);
const weights = tune(wanted, (round) => progress.tell(round, rounds, () => 'rounds'));
progress.end();
console.log(`seed ${formatSeed(seed)}; wins ${(100 * winsOver(weights, SENSIBLE, PAIRS, seed)).toFixed(1)} %`);
for (const name of NAMES) console.log(`${name}: ${Number(weights[name].toFixed(3))},`);
