import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { npmEnvironment } from './environment.mjs';
import { runStep } from './run.mjs';

const beside = dirname(process.execPath);

/** npm as a script for our own Node: on Windows `npm` itself is a batch file, which only a shell can start. */
const npmScript = () =>
  [
    process.env.npm_execpath ?? '',
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ].find((file) => basename(file) === 'npm-cli.js' && existsSync(file));

// --include: a user's setting to leave out optional packages would leave out the very binary we want.
const FLAGS = [
  ...['--no-save', '--no-package-lock', '--ignore-scripts', '--include=optional'],
  ...['--no-audit', '--no-fund', '--loglevel=error'],
];

/** Installs one package into a folder of its own. @param {string} folder @param {string} spec */
export const npmInstall = (folder, spec) => {
  const script = npmScript();
  const args = ['install', '--prefix', folder, ...FLAGS, spec];
  const [command, ...words] = script ? [process.execPath, script, ...args] : ['npm', ...args];
  return runStep(command, words, {
    env: npmEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: folder,
    shell: script === undefined && process.platform === 'win32',
  });
};
