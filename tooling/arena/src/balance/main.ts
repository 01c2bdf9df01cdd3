import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { commandLine } from '@dolmen/flags';
import { Progress } from '../progress.ts';
import { BALANCE, parseBalance } from './balance-flags.ts';
import { markdownOf, withFigures } from './markdown.ts';
import { type Surveyed, survey } from './survey.ts';

const { fields, threads, json, out } = commandLine(BALANCE, parseBalance);

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
