import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from './prepare.mjs';
import { at, readJson, workspaces } from './project.mjs';
import { run } from './run.mjs';
import { countLine, summarize } from './summary.mjs';

const RUNS = at('.turbo', 'runs');
const TURBO = at('node_modules', 'turbo', 'bin', 'turbo');

/** Checks all types, runs all tests, and ends with the count of both. @param {string[]} args */
export const test = async (args, settings = {}) => {
  const { node, env } = await prepare();
  removeReports();
  const earlier = new Set(runs());
  const words = ['run', 'types', 'test', '--continue', '--summarize', ...args];
  const { code, stopped } = await run(node, [TURBO, ...words], { env: { ...env, ...settings } });
  const record = takeRecord(earlier);
  return stopped ? code : print(summarize(record, readReport, code));
};

/** A report of an earlier run must not vouch for this one; turbo brings back those of the tasks it need not repeat. */
const removeReports = () => {
  for (const folder of workspaces()) rmSync(at(folder, 'test-results'), { recursive: true, force: true });
};

const runs = () => (existsSync(RUNS) ? readdirSync(RUNS) : []);

/** turbo's own record of what it ran, which names no file of our choice: it is the one that was not there before. */
const takeRecord = (/** @type {Set<string>} */ earlier) => {
  const [file] = runs().filter((name) => !earlier.has(name));
  if (file === undefined) return undefined;
  const record = readJson(join(RUNS, file));
  rmSync(join(RUNS, file), { force: true });
  return record;
};

/** @param {string} folder */
const readReport = (folder) => {
  const file = at(folder, 'test-results', 'report.json');
  return existsSync(file) ? readJson(file) : undefined;
};

/** @param {ReturnType<typeof summarize>} summary */
const print = ({ lines, total }) => {
  console.log(['', ...lines].join('\n'));
  if (total.skipped > 0) console.log(`${total.skipped} skipped`);
  console.log(countLine(total));
  return total.failed === 0 ? 0 : 1;
};
