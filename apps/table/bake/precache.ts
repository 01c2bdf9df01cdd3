import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { THIRD_PARTY } from './third-party.ts';

const WORKER = 'service-worker.js';
/** Pictures for those who only hear of a link, and licences: nobody plays with them. */
const isKept = (name: string): boolean => !name.startsWith('previews/') && name !== THIRD_PARTY;

/** Tells the service worker which files there are, and a name for exactly these: with any change it is another. */
export function precache(): Plugin {
  let publicFolder = '';
  return {
    name: 'dolmen-precache',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ publicDir }) => {
      publicFolder = publicDir;
    },
    // A copy of its own of whatever it shares with the page: as a file of its own it could not be imported.
    resolveId: (source, importer) =>
      importer?.endsWith('/service-worker.ts') && source.startsWith('.')
        ? `${join(dirname(importer), source)}?in-worker`
        : null,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error(`${WORKER} was not built`);
        if (worker.imports.length > 0) throw new Error(`${WORKER} imports ${worker.imports}: browsers would refuse it`);
        const built = Object.keys(bundle).filter((name) => name !== WORKER);
        const laid = globSync('**/*.*', { cwd: publicFolder }).map((name) => name.replaceAll('\\', '/'));
        const files = [...built, ...laid].filter(isKept).sort();
        const page = bundle['index.html'];
        const hash = createHash('sha256').update(JSON.stringify(files));
        if (page?.type === 'asset') hash.update(page.source);
        const list = { version: hash.digest('hex').slice(0, 12), files };
        worker.code = `const PRECACHE = ${JSON.stringify(list)};\n${worker.code}`;
      },
    },
  };
}
