import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Settings } from '../settings.ts';
import { homePage } from './home-page.ts';
import { previewed } from './preview.ts';

/** The ending of a file that was compressed when the table was built, by the name that browsers know it by; the smallest first. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof ENDINGS;
const ENCODINGS = Object.keys(ENDINGS) as readonly Encoding[];

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const COMPRESS: { readonly [E in Encoding]: (text: string) => Buffer } = {
  br: (text) => brotliCompressSync(text, BROTLI),
  gzip: (text) => gzipSync(text),
};

const YEAR = 365 * 24 * 60 * 60;

/** The table's build, as small as the browser takes it; or a page that says that there is none. */
export function siteRouter(site: string, settings: Pick<Settings, 'publicUrl'>): Router {
  const router = Router();
  if (!existsSync(join(site, 'index.html'))) {
    router.get('/', (_, response) => void response.type('html').send(homePage()));
    return router;
  }
  router.use(frontPage(site, settings));
  router.use(smallest(site));
  router.use(express.static(site, { redirect: false, setHeaders: describe }));
  return router;
}

/** Named for each game, so compressed when it is sent: it is small. Read each time, for it may be built anew under a server that runs. */
function frontPage(site: string, settings: Pick<Settings, 'publicUrl'>): RequestHandler {
  return (request, response, next) => {
    if (!['/', '/index.html'].includes(request.path) || !['GET', 'HEAD'].includes(request.method)) return next();
    readFile(join(site, 'index.html'), 'utf8')
      .then((page) => sendPage(request, response, previewed(page, request, settings)))
      .catch(next);
  };
}

function sendPage(request: Request, response: Response, page: string): void {
  const encoding = ENCODINGS.find((name) => request.acceptsEncodings(name));
  if (encoding !== undefined) response.set('Content-Encoding', encoding);
  response.type('html').vary('Accept-Encoding').set('Cache-Control', 'no-cache');
  response.send(encoding === undefined ? Buffer.from(page) : COMPRESS[encoding](page));
}

/** Asks for the compressed file instead of the one that was asked for. */
function smallest(site: string): RequestHandler {
  const files = new Set(globSync('**/*.{br,gz}', { cwd: site }).map((name) => `/${name.split(sep).join('/')}`));
  return (request, _, next) => {
    const path = request.path.endsWith('/') ? `${request.path}index.html` : request.path;
    // One after the other: asked for all at once, a browser's list has gzip first, though it means nothing by it.
    const chosen = ENCODINGS.find((name) => files.has(path + ENDINGS[name]) && request.acceptsEncodings(name));
    if (chosen !== undefined) request.url = path + ENDINGS[chosen];
    next();
  };
}

/** Names with a hash never change what they mean; everything else is asked for again, and answered briefly if it is the same. */
function describe(response: Response, path: string): void {
  const encoding = ENCODINGS.find((name) => path.endsWith(ENDINGS[name]));
  const plain = encoding === undefined ? path : path.slice(0, -ENDINGS[encoding].length);
  if (encoding !== undefined) response.set('Content-Encoding', encoding);
  response.type(extname(plain));
  response.vary('Accept-Encoding');
  const isHashed = plain.includes(`${sep}assets${sep}`);
  response.set('Cache-Control', isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
}
