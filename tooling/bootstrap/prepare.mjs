import { dirname, join } from 'node:path';
import { cleanEnvironment, withPath } from './environment.mjs';
import { install, isInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { fetchPrograms, findPrograms } from './node-and-pnpm.mjs';
import { at } from './project.mjs';
import { say } from './say.mjs';
import { FOLDER, removeLeftovers } from './tools.mjs';

/**
 * @typedef {import('./node-and-pnpm.mjs').Programs} Programs
 * @typedef {{ node: string, pnpm: string, env: NodeJS.ProcessEnv }} Workshop
 */

/** Makes everything ready that a task needs; says and does nothing when it is. @returns {Promise<Workshop>} */
export const prepare = async () => {
  const found = findPrograms();
  return workshop(found && isInstalled(found) ? found : await exclusively(!found, fetchAndInstall));
};

/** For tasks that change what is installed. @returns {Promise<Workshop>} */
export const prepareProgramsOnly = async () => {
  const found = findPrograms();
  return workshop(found ?? (await exclusively(true, fetchPrograms)));
};

/** @param {boolean} isFirst @param {() => Promise<Programs>} work */
const exclusively = (isFirst, work) => {
  if (isFirst) say('fetching what Dolmen needs; the first time this takes about a minute.');
  return withLock(join(FOLDER, 'lock'), () => {
    removeLeftovers();
    return work();
  });
};

const fetchAndInstall = async () => {
  const programs = await fetchPrograms();
  if (!isInstalled(programs)) await install(programs);
  return programs;
};

/** @param {Programs} programs @returns {Workshop} */
const workshop = ({ node, pnpm }) => {
  // turbo looks for an executable called pnpm: the folder of the native one, for pnpm's own start script is none.
  const folders = [dirname(node), dirname(pnpm), at('node_modules', '.bin')];
  return { node, pnpm, env: withPath(cleanEnvironment(), folders) };
};
