import { commandLine } from '@dolmen/flags';
import { hold } from './contest.ts';
import { CONTEST, parseContest } from './contest-flags.ts';
import { Progress } from './progress.ts';
import { jsonOf, percent, reportOf } from './report.ts';
import type { Standings } from './standings.ts';
import { wilson } from './wilson.ts';

const { contest, json } = commandLine(CONTEST, parseContest);

/** How the first player stands. */
const note = (standings: Standings): string => {
  const { player, won, games } = standings.first;
  const { share, low, high } = wilson(won, games);
  return `${player} ${percent(share)} (${percent(low)} to ${percent(high)})`;
};

const progress = new Progress(process.stderr);
const outcome = await hold(contest, (done, all, standings) => progress.tell(done, all, () => note(standings)));
progress.end();
console.log(json ? jsonOf(contest, outcome) : reportOf(contest, outcome));
