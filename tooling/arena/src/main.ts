import { hold } from './contest.ts';
import { parseContest } from './contest-flags.ts';
import { describeFlagError } from './flags.ts';
import { Progress } from './progress.ts';
import { jsonOf, percent, reportOf } from './report.ts';
import type { Standings } from './standings.ts';
import { wilson } from './wilson.ts';

/**
 * `npm run arena -- --game keltis --seats 2 --players ismcts:200ms,rule --games 400 [--options JSON] [--seed hex]
 * [--threads n] [--json]`: lets bots play against each other. Progress goes to standard error.
 */

const wanted = parseContest(process.argv.slice(2));
if (!wanted.ok) {
  console.error(wanted.error.map(describeFlagError).join('\n'));
  process.exit(2);
}

/** How the first player stands. */
const note = (standings: Standings): string => {
  const { player, won, games } = standings.first;
  const { share, low, high } = wilson(won, games);
  return `${player} ${percent(share)} (${percent(low)} to ${percent(high)})`;
};

const { contest, json } = wanted.value;
const progress = new Progress(process.stderr);
const outcome = await hold(contest, (done, all, standings) => progress.tell(done, all, () => note(standings)));
progress.end();
console.log(json ? jsonOf(contest, outcome) : reportOf(contest, outcome));
