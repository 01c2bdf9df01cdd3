import { json, type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import * as z from 'zod';
import { cookieIn, setCookie } from '../admin/cookie.ts';
import { Door } from '../admin/door.ts';
import { isSame, type Session, type Sessions } from '../admin/sessions.ts';
import { pseudonym } from '../log/pseudonym.ts';
import type { By } from '../operations/audit.ts';
import { carryingOut } from '../operations/operations-router.ts';
import type { Operator } from '../operations/operator.ts';
import type { Services } from '../rooms/services.ts';
import { isOwnPage } from './origins.ts';
import { safely } from './safely.ts';

/** What a page of ours shows beside its cookie, to prove that it is one. */
const TOKEN_HEADER = 'x-dolmen-admin';
const Login = z.strictObject({ secret: z.string().max(200) });

const refuse = (response: Response, status: number, code: string): Response =>
  response.status(status).json({ error: { code } });

/** What the admin page asks. It reads and changes nothing by itself: all that is done is an operation. */
export function adminRouter(services: Services, operator: Operator, sessions: Sessions): Router {
  const { settings, log } = services;
  const door = new Door(settings.dataDir);
  const router = Router();
  const cookieOf = (request: Request): string | null => cookieIn(request, settings);
  const by = (request: Request): By => ({ via: 'admin', who: pseudonym(request.ip ?? '') });

  router.use(onlyOwnPages(services));
  router.post(
    '/login',
    json({ limit: '2kb' }),
    safely(async (request, response) => {
      const login = Login.safeParse(request.body);
      if (!login.success) return refuse(response, 400, 'malformed');
      const opened = await door.knock(request.ip ?? '', login.data.secret);
      const address = pseudonym(request.ip ?? '');
      if (!opened.ok) {
        log.warn('admin-refused', { because: opened.error.code, address });
        return refuse(response, opened.error.code === 'rate-limited' ? 429 : 401, opened.error.code);
      }
      log.info('admin-login', { address });
      const cookie = sessions.begin();
      response.set('Set-Cookie', setCookie(request, settings, cookie));
      return response.json({ token: sessions.find(cookie)?.token });
    }),
  );
  router.get('/session', (request, response) => {
    const session = sessions.find(cookieOf(request));
    if (session) response.json({ token: session.token });
    else refuse(response, 401, 'not-logged-in');
  });
  const guarded = guard((request) => sessions.find(cookieOf(request)));
  router.post('/logout', guarded, (request, response) => {
    sessions.end(cookieOf(request) ?? '');
    response.set('Set-Cookie', setCookie(request, settings, '')).json({});
  });
  router.post('/operations', guarded, json({ limit: '128kb' }), safely(carryingOut(operator, by)));
  return router;
}

/** Also to read: whatever another page could make a browser ask for. */
const onlyOwnPages =
  ({ settings }: Services): RequestHandler =>
  ({ headers }, response, next) => {
    response.set('Cache-Control', 'no-store');
    if (isOwnPage(headers, settings)) next();
    else refuse(response, 403, 'foreign-origin');
  };

/** Whoever is logged in, and shows the token that only our page was told. */
const guard =
  (sessionOf: (request: Request) => Session | null) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const session = sessionOf(request);
    if (!session) return void refuse(response, 401, 'not-logged-in');
    if (!isSame(request.get(TOKEN_HEADER) ?? '', session.token)) return void refuse(response, 403, 'bad-token');
    next();
  };
