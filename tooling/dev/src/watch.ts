import { join, sep } from 'node:path';
import type { FSWatcher } from 'vite';
import { ROOT } from './project.ts';

/** What the server runs: its own sources, and the packages'. Tests change nothing for it. */
const SOURCES = ['apps/server/src', 'packages'].map((folder) => join(ROOT, folder));
const IS_TEST = /\.test\.tsx?$|[\\/]testing[\\/]|[\\/]test-results[\\/]|[\\/]node_modules[\\/]/;
/** An editor that saves many files is one change. */
const QUIET = 150;

const isServers = (file: string): boolean =>
  SOURCES.some((folder) => file.startsWith(folder + sep)) && /\.[cm]?[jt]s$/.test(file) && !IS_TEST.test(file);

/** Calls back when a source of the server has changed; vite watches the table's by itself. */
export function watchServer(watcher: FSWatcher, changed: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watcher.add(SOURCES);
  for (const event of ['add', 'change', 'unlink'] as const)
    watcher.on(event, (file) => {
      if (!isServers(file)) return;
      clearTimeout(timer);
      timer = setTimeout(changed, QUIET);
    });
}
