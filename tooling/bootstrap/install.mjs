import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pnpmEnvironment } from './environment.mjs';
import { failure, isUnreachable, Problem } from './problems.mjs';
import { at, readJson, workspaces } from './project.mjs';
import { runStep } from './run.mjs';
import { say } from './say.mjs';

/** @typedef {import('./node-and-pnpm.mjs').Programs} Programs */

const STAMP = at('node_modules', '.dolmen-installed');
// Not in node_modules: pnpm empties one that it does not know.
const UNFINISHED = at('.tools', 'unfinished-install');

/** @param {Programs} programs */
export const isInstalled = (programs) => readStamp() === fingerprint(programs) && modules().every(existsSync);

/** @param {Programs} programs */
export const install = async (programs) => {
  if (existsSync(UNFINISHED)) startOver('an earlier installation was cut short; starting over');
  const existed = existsSync(at('node_modules'));
  say('installing packages …');
  let ended = await pnpmInstall(programs);
  if (existed && isWorthAnother(ended)) {
    startOver('installing failed; once more from scratch');
    ended = await pnpmInstall(programs);
  }
  if (ended.code !== 0) throw problem(ended.output);
  writeFileSync(STAMP, fingerprint(programs));
};

/** Whatever decides what an installation looks like. @param {Programs} programs */
const fingerprint = ({ nodeVersion }) => {
  const hash = createHash('sha256').update(JSON.stringify([nodeVersion, process.platform, process.arch]));
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests()]) {
    hash.update(`\n${file}\n`).update(existsSync(at(file)) ? readFileSync(at(file)) : '');
  }
  return hash.digest('hex');
};

const manifests = () => ['.', ...workspaces()].map((folder) => `${folder}/package.json`);

/** The node_modules folders that an installation makes. */
const modules = () =>
  ['.', ...workspaces()]
    .filter((folder) => folder === '.' || hasDependencies(readJson(at(folder, 'package.json'))))
    .map((folder) => at(folder, 'node_modules'));

/** @param {{ dependencies?: object, devDependencies?: object }} manifest */
const hasDependencies = ({ dependencies, devDependencies }) =>
  Object.keys({ ...dependencies, ...devDependencies }).length > 0;

const readStamp = () => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined);

/** @param {string} why */
const startOver = (why) => {
  say(why);
  for (const folder of ['.', ...workspaces()]) rmSync(at(folder, 'node_modules'), { recursive: true, force: true });
};

/** pnpm takes a package folder that exists for whole: an installation that was killed must not count as a start. */
const pnpmInstall = async (/** @type {Programs} */ { node, pnpm }) => {
  rmSync(STAMP, { force: true });
  writeFileSync(UNFINISHED, '');
  const args = ['install', '--frozen-lockfile', '--prefer-offline', '--config.confirm-modules-purge=false'];
  const env = pnpmEnvironment([dirname(node), dirname(pnpm)]);
  const ended = await runStep(pnpm, args, { env, stdio: ['ignore', process.stderr.isTTY ? 2 : 'ignore', 'pipe'] });
  if (ended.code < 128) rmSync(UNFINISHED, { force: true });
  return ended;
};

/** What another try cannot mend must not cost the installation that is here. */
const isWorthAnother = (/** @type {{ code: number, output: string }} */ { code, output }) =>
  code !== 0 && !isUnreachable(output) && !isOutdated(output);

/** @param {string} output */
const isOutdated = (output) => /ERR_PNPM_\w*(OUTDATED_LOCKFILE|NO_IMPORTER)/.test(output);

/** @param {string} output */
const problem = (output) =>
  isOutdated(output)
    ? new Problem(
        'pnpm-lock.yaml does not fit the package.json files.',
        'To bring it up to date: node tooling/bootstrap/dolmen.cjs pnpm install',
      )
    : failure('the packages could not be installed', output);
