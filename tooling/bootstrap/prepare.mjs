import { dirname, join } from 'node:path';
import { cleanEnvironment, withPath } from './environment.mjs';
import { install, isInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { fetchPrograms, findPrograms } from './node-and-pnpm.mjs';
import { at } from './project.mjs';
import { say } from './say.mjs';
import { FOLDER, removeLeftovers } from './tools.mjs';

/** @typedef {{ node: string, pnpm: string, env: NodeJS.ProcessEnv }} Workshop */

/** Makes everything ready that a task needs; says and does nothing when it is. @returns {Promise<Workshop>} */
export const prepare = async () => {
  const found = findPrograms();
  if (found && isInstalled(found)) return workshop(found);
  if (!found) say('first run: fetching what Dolmen needs, which takes about a minute.');
  return workshop(await withLock(join(FOLDER, 'lock'), makeReady));
};

const makeReady = async () => {
  removeLeftovers();
  const programs = await fetchPrograms();
  if (!isInstalled(programs)) await install(programs);
  return programs;
};

/** @param {import('./node-and-pnpm.mjs').Programs} programs @returns {Workshop} */
const workshop = ({ node, pnpm }) => {
  // turbo looks for an executable called pnpm: the folder of the native one, for pnpm's own start script is none.
  const folders = [dirname(node), dirname(pnpm), at('node_modules', '.bin')];
  return { node, pnpm, env: withPath(cleanEnvironment(), folders) };
};
