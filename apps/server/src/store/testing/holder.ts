import { writeSync } from 'node:fs';
import { openStore } from '../sqlite.ts';

/** A second server: holds the file until it is killed, and says what became of opening it. */
const outcome = await openStore({ file: process.argv[2] ?? '' }).then(
  () => 'opened',
  (error) => error.code,
);
writeSync(1, `${outcome}\n`);
