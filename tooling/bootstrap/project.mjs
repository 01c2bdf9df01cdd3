import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {string[]} parts */
export const at = (...parts) => join(ROOT, ...parts);

/** @param {string} file */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The folders of the workspaces, from the few lines of YAML that name them. */
export const workspaces = () => {
  const [, list = ''] = /^packages:\n((?:[ \t]+-.*\n?)*)/m.exec(workspaceFile()) ?? [];
  const patterns = [...list.matchAll(/-\s*['"]?([^'"\s]+)/g)].map(([, pattern]) => pattern);
  return patterns.flatMap(expand).filter((folder) => existsSync(at(folder, 'package.json')));
};

const workspaceFile = () => readFileSync(at('pnpm-workspace.yaml'), 'utf8').replaceAll('\r\n', '\n');

/** @param {string} pattern */
const expand = (pattern) => {
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -2);
  const names = existsSync(at(parent)) ? readdirSync(at(parent)).sort() : [];
  return names.map((name) => `${parent}/${name}`);
};
