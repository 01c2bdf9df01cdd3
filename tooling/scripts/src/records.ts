import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, commandLine, parseFlags } from '@dolmen/flags';
import { recordSchema } from '@dolmen/records';
import { exampleRecords } from './example-records.ts';
import { projectRoot } from './project-root.ts';

const RECORDS = {
  call: 'npm run records --',
  does: 'Writes the example records and the schema of their format anew: after a change of rules, or of the format.',
  flags: {},
} as const satisfies Command;

commandLine(RECORDS, (argv) => parseFlags(RECORDS, argv));

const examples = join(projectRoot, 'packages/records/examples');
mkdirSync(examples, { recursive: true });
for (const [name, record] of exampleRecords()) writeJson(join(examples, `${name}.json`), record);
writeJson(join(projectRoot, 'docs/record.schema.json'), recordSchema());

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`);
}
