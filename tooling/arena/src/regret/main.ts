import { table } from '@dolmen/bench/table';
import { formatSeed } from '@dolmen/core';
import { commandLine } from '@dolmen/flags';
import { Progress } from '../progress.ts';
import { inquire } from './inquiry.ts';
import { INQUIRY, parseInquiry } from './inquiry-flags.ts';

const wanted = commandLine(INQUIRY, parseInquiry);

const { game, seats, positions, seed } = wanted;
const progress = new Progress(process.stderr);
const findings = await inquire(wanted, (done) => progress.tell(done, positions, () => 'positions'));
progress.end();
console.log(
  `${game}, ${seats} seats, ${positions} positions, seed ${formatSeed(seed)}: points given away by a choice\n`,
);
console.log(table(findings.map(({ name, mean, reach }) => [name, mean.toFixed(3), `± ${reach.toFixed(3)}`])));
