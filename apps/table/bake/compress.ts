import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = '**/*.{html,js,css,svg,json,webmanifest}';

const brotlied = (text: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
const gzipped = (text: Buffer): Promise<Buffer> => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION });

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  await Promise.all([writeFile(`${file}.br`, await brotlied(text)), writeFile(`${file}.gz`, await gzipped(text))]);
}

/** Puts a `.br` and a `.gz` beside every text that was built: the server sends what the browser takes, and computes nothing. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'dolmen-compress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        await Promise.all(globSync(TEXTS, { cwd: folder }).map((name) => compressFile(join(folder, name))));
      },
    },
  };
}
