import { existsSync, globSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import express, { type RequestHandler, type Response, Router } from 'express';
import { homePage } from './home-page.ts';

/** The ending of a file that was compressed when the table was built, by the name that browsers know it by; the smallest first. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof ENDINGS;
const ENCODINGS = Object.keys(ENDINGS) as readonly Encoding[];

const YEAR = 365 * 24 * 60 * 60;

/** The table's build, as small as the browser takes it; or a page that says that there is none. */
export function siteRouter(site: string): Router {
  const router = Router();
  if (!existsSync(join(site, 'index.html'))) {
    router.get('/', (_, response) => void response.type('html').send(homePage()));
    return router;
  }
  router.use(smallest(site));
  router.use(express.static(site, { redirect: false, setHeaders: describe }));
  return router;
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
