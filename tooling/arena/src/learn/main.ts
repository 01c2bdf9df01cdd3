import { writeFileSync } from 'node:fs';
import { formatSeed } from '@dolmen/core';
import { describeFlagError } from '../flags.ts';
import { Progress } from '../progress.ts';
import { teach } from './course.ts';
import { parseCourse } from './course-flags.ts';

/**
 * `npm run learn [-- --game keltis --lessons 4000000 --doubt 0.1 --seed hex --out packages/bots/src/keltis/learned.ts]`:
 * plays games by the bots' ratings, and teaches the network that estimates how a game will end. Progress goes to standard
 * error.
 */

const wanted = parseCourse(process.argv.slice(2));
if (!wanted.ok) {
  console.error(wanted.error.map(describeFlagError).join('\n'));
  process.exit(2);
}

const { course, out } = wanted.value;
const progress = new Progress(process.stderr);
const numbers = teach(course, (done, error) =>
  progress.tell(done, course.lessons, () => `lessons, off by ${error.toFixed(2)} points`),
);
progress.end();

const { game, lessons, doubt, seed } = course;
const made = `npm run learn -- --game ${game} --lessons ${lessons} --doubt ${doubt} --seed ${formatSeed(seed)}`;
const text = `/** What a network learned from games: written by \`${made}\`. */
export const LEARNED: readonly number[] = JSON.parse(
  '${JSON.stringify(numbers)}',
);
`;
if (out === null) console.log(text);
else writeFileSync(out, text);
