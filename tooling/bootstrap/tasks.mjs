import { existsSync } from 'node:fs';
import { prepare, prepareProgramsOnly } from './prepare.mjs';
import { at } from './project.mjs';
import { run } from './run.mjs';
import { test } from './test-task.mjs';

/** @typedef {(args: string[]) => Promise<number>} Task */

/** A script for the chosen Node, named by its file so that no shell is needed anywhere. @returns {Task} */
const script =
  (/** @type {string} */ file, /** @type {string[]} */ ...words) =>
  async (args) => {
    const { node, env } = await prepare();
    return (await run(node, [at(file), ...words, ...args], { env })).code;
  };

const turbo = 'node_modules/turbo/bin/turbo';
const biome = 'node_modules/@biomejs/biome/bin/biome';
const knip = 'tooling/scripts/node_modules/knip/bin/knip.js';

/** Builds what the server serves; turbo does it only when something changed. @type {Task} */
const build = script(turbo, 'run', 'build', '--output-logs=errors-only', '--log-order=grouped');

/** A server alone is no mistake: it tells what it lacks. */
const hasTable = () => existsSync(at('apps/table/package.json'));

/** @type {Record<string, Task>} */
export const TASKS = {
  start: async (args) => (hasTable() ? await build([]) : 0) || script('apps/server/src/main.ts')(args),
  dev: script('tooling/dev/src/main.ts'),
  terminal: script('apps/terminal/src/main.ts'),
  test: (args) => test(args),
  'test:long': (args) => test(['--force', ...args], { DOLMEN_LONG: '1' }),
  types: script(turbo, 'run', 'types'),
  lint: script(biome, 'check', '.'),
  format: script(biome, 'check', '--write', '.'),
  bench: script('tooling/bench/src/main.ts'),
  arena: script('tooling/arena/src/main.ts'),
  balance: script('tooling/arena/src/balance/main.ts'),
  regret: script('tooling/arena/src/regret/main.ts'),
  tune: script('tooling/arena/src/tune/main.ts'),
  learn: script('tooling/arena/src/learn/main.ts'),
  build,
  pictures: async (args) => (await build([])) || script('tooling/e2e/src/pictures.ts')(args),
  cite: script('tooling/scripts/src/cite.ts'),
  unused: script(knip, '--no-progress'),
  lengths: script('tooling/scripts/src/lengths.ts'),
  dump: script('tooling/scripts/src/dump.ts'),
  record: script('tooling/scripts/src/record.ts'),
  records: script('tooling/scripts/src/records.ts'),
  verify: script('apps/server/src/verify.ts'),
  'hash-password': script('apps/server/src/hash-password.ts'),
  pnpm: async (args) => {
    const { pnpm, env } = await prepareProgramsOnly();
    return (await run(pnpm, args, { env })).code;
  },
};

/** Tasks whose output always ends with a count. @param {string} name */
export const isTest = (name) => /^test/.test(name);
