import { globSync } from 'node:fs';
import { sep } from 'node:path';

/** Every source below a folder of the project, as a path from the root with `/` everywhere. */
export const sourcesIn = (root: string, folder: string): string[] =>
  globSync(`${folder}/**/*.{ts,tsx,mts,mjs}`, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
    .map((file) => file.split(sep).join('/'))
    .sort();
