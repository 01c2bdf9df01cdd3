import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describeFlagError } from '../flags.ts';
import { Progress } from '../progress.ts';
import { parseBalance } from './balance-flags.ts';
import { markdownOf, withFigures } from './markdown.ts';
import { type Surveyed, survey } from './survey.ts';

/**
 * `npm run balance [-- --player master --games 100 --seats 2,3,4 --series base,nocturnal,queenie --seed hex --threads n
 * --out docs/balance.md --json]`: lets one bot play all seats of Rune Stones, and counts. Progress goes to standard error.
 */

const wanted = parseBalance(process.argv.slice(2));
if (!wanted.ok) {
  console.error(wanted.error.map(describeFlagError).join('\n'));
  process.exit(2);
}

const { fields, threads, json, out } = wanted.value;
const surveyed: Surveyed[] = [];
for (const field of fields) {
  const progress = new Progress(process.stderr);
  const note = (): string => `${field.series}, ${field.seats} players`;
  surveyed.push(await survey(field, threads, (done) => progress.tell(done, field.games, note)));
  progress.end();
}

if (out !== null)
  writeFileSync(out, withFigures(existsSync(out) ? readFileSync(out, 'utf8') : '', markdownOf(surveyed)));
else console.log(json ? JSON.stringify(surveyed) : markdownOf(surveyed));
