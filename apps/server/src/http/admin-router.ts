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

type Turn = (request: Request, response: Response, status: number, code: string) => void;

/** Whoever runs the server sees in its log who tried. */
const turningAway =
  ({ log }: Services): Turn =>
  (request, response, status, code) => {
    log.warn('admin-refused', { because: code, address: pseudonym(request.ip ?? '') });
    refuse(response, status, code);
  };

/** What the admin page asks. It reads and changes nothing by itself: all that is done is an operation. */
export function adminRouter(services: Services, operator: Operator, sessions: Sessions): Router {
  const { settings, log } = services;
  const door = new Door(settings.dataDir);
  const router = Router();
  const cookieOf = (request: Request): string | null => cookieIn(request, settings);
  const by = (request: Request): By => ({ via: 'admin', who: pseudonym(request.ip ?? '') });

  const turnAway = turningAway(services);

  router.use(onlyOwnPages(services, turnAway));
  router.post(
    '/login',
    json({ limit: '2kb' }),
    safely(async (request, response) => {
      const login = Login.safeParse(request.body);
      if (!login.success) return refuse(response, 400, 'malformed');
      const opened = await door.knock(request.ip ?? '', login.data.secret);
      if (!opened.ok)
        return turnAway(request, response, opened.error.code === 'rate-limited' ? 429 : 401, opened.error.code);
      log.info('admin-login', { address: pseudonym(request.ip ?? '') });
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
  const guarded = guard((request) => sessions.find(cookieOf(request)), turnAway);
  router.post('/logout', guarded, (request, response) => {
    sessions.end(cookieOf(request) ?? '');
    response.set('Set-Cookie', setCookie(request, settings, '')).json({});
  });
  router.post('/operations', guarded, json({ limit: '128kb' }), safely(carryingOut(operator, by)));
  return router;
}

/** Also to read: whatever another page could make a browser ask for. */
const onlyOwnPages =
  ({ settings }: Services, turnAway: Turn): RequestHandler =>
  (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    if (isOwnPage(request.headers, settings)) next();
    else turnAway(request, response, 403, 'foreign-origin');
  };

/** Whoever is logged in, and shows the token that only our page was told. */
const guard =
  (sessionOf: (request: Request) => Session | null, turnAway: Turn) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const session = sessionOf(request);
    if (!session) return turnAway(request, response, 401, 'not-logged-in');
    if (!isSame(request.get(TOKEN_HEADER) ?? '', session.token)) return turnAway(request, response, 403, 'bad-token');
    next();
  };
