import { globSync } from 'node:fs';
import { dirname, sep } from 'node:path';

const plain = (path: string): string => path.split(sep).join('/');

/** The folders of all packages, apps and tools. */
export const workspacesOf = (root: string): string[] =>
  globSync('{packages,apps,tooling}/*/package.json', { cwd: root })
    .map((file) => plain(dirname(file)))
    .sort();

/** Every source below a folder of the project, as a path from the root with `/` everywhere. */
export const sourcesIn = (root: string, folder: string): string[] =>
  globSync(`${folder}/**/*.{ts,tsx,mts,mjs,js}`, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
    .map(plain)
    .sort();
