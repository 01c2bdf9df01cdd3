import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Settings } from '../settings.ts';

/** The path of PUBLIC_URL without the slash at its end: `/dolmen`, or nothing. */
export const basePathOf = ({ publicUrl }: Pick<Settings, 'publicUrl'>): string =>
  publicUrl === null ? '' : new URL(publicUrl).pathname.replace(/\/+$/, '');

/** A proxy passes the path on or strips it; behind this, nobody need know. */
function withoutBase(base: string, url: string): string {
  if (base === '' || !url.startsWith(base)) return url;
  const rest = url.slice(base.length);
  return rest.startsWith('/') ? rest : url;
}

/** `/dolmen` without its slash: what the page names beside itself would be looked for one folder too high. */
export const addSlash =
  (base: string): RequestHandler =>
  (request, response, next) => {
    const query = request.url.slice(base.length);
    const lacksSlash = base !== '' && request.url.startsWith(base) && (query === '' || query.startsWith('?'));
    if (lacksSlash) response.redirect(308, `${base}/${query}`);
    else next();
  };

/** For the folder of a page: relative, as nobody knows here what a proxy has before it. */
export const addFolderSlash: RequestHandler = ({ originalUrl }, response, next) => {
  const [path = ''] = originalUrl.split('?');
  if (path.endsWith('/') || path.includes('.')) next();
  else response.redirect(308, `${path.slice(path.lastIndexOf('/') + 1)}/`);
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export const underBase =
  (base: string, answer: Answer): Answer =>
  (request, response) => {
    request.url = withoutBase(base, request.url ?? '/');
    answer(request, response);
  };
