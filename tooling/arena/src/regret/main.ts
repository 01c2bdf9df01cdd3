import { table } from '@dolmen/bench/table';
import { formatSeed } from '@dolmen/core';
import { describeFlagError } from '../flags.ts';
import { Progress } from '../progress.ts';
import { inquire } from './inquiry.ts';
import { parseInquiry } from './inquiry-flags.ts';

/**
 * `npm run regret -- --game keltis --positions 60 --settings '[{},{"doubt":0.3}]' [--playouts 1000] [--budget 200ms]
 * [--seats n] [--options JSON] [--seed hex] [--threads n]`: how many points a choice gives away, on average, that the rule
 * bot makes, or the search with other settings. It tells more in a minute than an hour of games, which luck decides.
 */

const wanted = parseInquiry(process.argv.slice(2));
if (!wanted.ok) {
  console.error(wanted.error.map(describeFlagError).join('\n'));
  process.exit(2);
}

const { game, seats, positions, seed } = wanted.value;
const progress = new Progress(process.stderr);
const findings = await inquire(wanted.value, (done) => progress.tell(done, positions, () => 'positions'));
progress.end();
console.log(
  `${game}, ${seats} seats, ${positions} positions, seed ${formatSeed(seed)}: points given away by a choice\n`,
);
console.log(table(findings.map(({ name, mean, reach }) => [name, mean.toFixed(3), `± ${reach.toFixed(3)}`])));
