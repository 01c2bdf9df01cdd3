import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { cleanEnvironment } from './environment.mjs';
import { npmInstall } from './npm.mjs';
import { failure, Problem } from './problems.mjs';
import { at, readJson } from './project.mjs';
import { runStep } from './run.mjs';
import { say } from './say.mjs';

/**
 * A program that comes as a package. `locate` finds its binary in the folder that the package was installed into.
 * @typedef {{ name: string, package: string, version: string, locate: (folder: string) => Promise<string | null> }} Tool
 */

const platform = `${process.platform}-${process.arch}`;
export const FOLDER = at('.tools');
const TEMPORARY = '.tmp-';

/** @param {Tool} tool */
const folderOf = (tool) => join(FOLDER, `${tool.package}@${tool.version}-${platform}`);

/** The binary of a tool that is completely here. @param {Tool} tool @returns {string | undefined} */
export const findTool = (tool) => {
  try {
    const { binary, size } = readJson(join(folderOf(tool), 'ready.json'));
    const file = join(folderOf(tool), binary);
    return statSync(file).size === size ? file : undefined;
  } catch {
    return undefined; // Never fetched, or damaged: either way to be fetched.
  }
};

/** Fetches beside the place and moves there at the end: what is in place is complete. @param {Tool} tool */
export const fetchTool = async (tool) => {
  say(`fetching ${tool.name} ${tool.version} …`);
  const temporary = `${folderOf(tool)}${TEMPORARY}${process.pid}`;
  mkdirSync(temporary, { recursive: true });
  try {
    await fill(temporary, tool);
    rmSync(folderOf(tool), { recursive: true, force: true });
    await move(temporary, folderOf(tool));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  return /** @type {string} */ (findTool(tool));
};

/** @param {string} folder @param {Tool} tool */
const fill = async (folder, tool) => {
  const { code, output } = await npmInstall(folder, `${tool.package}@${tool.version}`);
  if (code !== 0) throw failure(`${tool.name} ${tool.version} could not be fetched`, output);
  const binary = await tool.locate(folder);
  if (!binary || !existsSync(binary) || !(await works(binary))) throw unusable(tool);
  const ready = { binary: relative(folder, binary), size: statSync(binary).size };
  writeFileSync(join(folder, 'ready.json'), JSON.stringify(ready));
};

/** A binary for another C library or an older system is fetched without complaint and then does not start. */
const works = async (/** @type {string} */ binary) => {
  const options = { env: cleanEnvironment(), stdio: /** @type {const} */ ('ignore'), cwd: FOLDER };
  const { code } = await runStep(binary, ['--version'], options).catch((error) => {
    if (error instanceof Problem) return { code: 1 };
    throw error;
  });
  return code === 0;
};

/** @param {Tool} tool */
const unusable = (tool) =>
  new Problem(
    `${tool.name} ${tool.version} from the package registry does not run on this system (${platform}).`,
    'Install Node 24 or newer from https://nodejs.org or your version manager and run this again.',
  );

/** @param {string} from @param {string} to @returns {Promise<void>} */
const move = async (from, to, tries = 20) => {
  try {
    await rename(from, to);
  } catch (error) {
    // Windows refuses to move what a virus scanner is still reading.
    if (process.platform !== 'win32' || tries === 0) throw error;
    await delay(250);
    await move(from, to, tries - 1);
  }
};

/** Only while nobody else can be fetching. */
export const removeLeftovers = () => {
  const left = readdirSync(FOLDER).filter((name) => name.includes(TEMPORARY));
  for (const name of left) rmSync(join(FOLDER, name), { recursive: true, force: true });
};

/** @param {string} folder */
export const locatePnpm = async (folder) => {
  const module = join(folder, 'node_modules', 'pnpm', 'native-binary.mjs');
  return (await import(pathToFileURL(module).href)).resolveInstalledBinary();
};
