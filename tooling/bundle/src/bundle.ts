import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { merged, noticesOf, type ThirdParty, thirdPartiesOf } from '@dolmen/licences';
import { type Plugin, rolldown } from 'rolldown';

/** Makes one folder that runs with Node alone: the program, its threads, and the table's pages. */

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ENTRY = join(ROOT, 'apps/server/src/main.ts');
const SITE = join(ROOT, 'apps/table/dist');

export async function bundle(folder: string): Promise<void> {
  if (!existsSync(join(SITE, 'index.html'))) throw new Error(`${SITE} is not built: npm run build`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const modules = await writeProgram(folder);
  cpSync(SITE, join(folder, 'site'), { recursive: true });
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(join(ROOT, 'deploy'), join(folder, 'deploy'), { recursive: true });
  writeNotices(folder, modules);
  writeManifest(folder);
  writeStarters(folder);
}

/** The ids of the modules that are inside. */
async function writeProgram(folder: string): Promise<string[]> {
  const build = await rolldown({
    input: { dolmen: ENTRY },
    platform: 'node',
    plugins: [besides()],
    // Colyseus and pg look for what they can do without, and are told that it is not there.
    external: OPTIONAL,
    onLog: (level, log, handle) => handle(level === 'warn' ? 'error' : level, log),
  });
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    minify: false,
  });
  await build.close();
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

const OPTIONAL = ['@pm2/io', 'pg-native'];

/** What lies beside a file of the sources lies beside the bundle: a thread is an entry of its own, the pages are `site`. */
function besides(): Plugin {
  return {
    name: 'besides',
    transform(code, id) {
      if (!code.includes('import.meta.url')) return null;
      return code.replaceAll(/new URL\('([^']+)', import\.meta\.url\)/g, (_, path: string) => {
        const target = resolve(id, '..', path);
        if (target === SITE.replace(/\/$/, '')) return "new URL('./site', import.meta.url)";
        const name = basename(target, '.ts');
        this.emitFile({ type: 'chunk', id: target, name, fileName: `${name}.mjs` });
        return `new URL('./${name}.mjs', import.meta.url)`;
      });
    },
  };
}

function writeNotices(folder: string, modules: readonly string[]): void {
  const ofSite = JSON.parse(readFileSync(join(SITE, 'third-party.json'), 'utf8')) as ThirdParty[];
  const notices = noticesOf(merged([...thirdPartiesOf(modules), ...ofSite]));
  writeFileSync(join(folder, 'THIRD-PARTY-LICENCES.txt'), notices);
}

/** Node reads from it that it may be an old one's turn to say so; and people, which version this is. */
function writeManifest(folder: string): void {
  const { version, license } = JSON.parse(readFileSync(join(ROOT, 'apps/server/package.json'), 'utf8')) as Manifest;
  const manifest = {
    name: 'dolmen',
    version,
    license,
    type: 'module',
    bin: { dolmen: 'dolmen' },
    engines: { node: '>=24' },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

interface Manifest {
  readonly version: string;
  readonly license?: string;
}

function writeStarters(folder: string): void {
  const starter = join(folder, 'dolmen');
  writeFileSync(starter, '#!/bin/sh\nexec node "$(dirname "$(readlink -f "$0")")/dolmen.mjs" "$@"\n');
  chmodSync(starter, 0o755);
  writeFileSync(join(folder, 'dolmen.cmd'), '@node "%~dp0dolmen.mjs" %*\r\n');
}
