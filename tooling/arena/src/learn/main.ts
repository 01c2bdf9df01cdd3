import { writeFileSync } from 'node:fs';
import { formatSeed } from '@dolmen/core';
import { commandLine } from '@dolmen/flags';
import { Progress } from '../progress.ts';
import { teach } from './course.ts';
import { COURSE, parseCourse } from './course-flags.ts';

const { course, out } = commandLine(COURSE, parseCourse);

const progress = new Progress(process.stderr);
const numbers = teach(course, (done, error) =>
  progress.tell(done, course.lessons, () => `lessons, off by ${error.toFixed(2)} points`),
);
progress.end();

const { game, lessons, temperature, seed } = course;
const made = `npm run learn -- --game ${game} --lessons ${lessons} --temperature ${temperature} --seed ${formatSeed(seed)}`;
const text = `/** What a network learned from games: written by \`${made}\`. */
export const LEARNED: readonly number[] = JSON.parse(
  '${JSON.stringify(numbers)}',
);
`;
if (out === null) console.log(text);
else writeFileSync(out, text);
