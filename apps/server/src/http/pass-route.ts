import type { Request, Response, Router } from 'express';
import * as z from 'zod';
import { Attempts } from '../access/attempts.ts';
import type { Door } from '../access/door.ts';
import type { Doors } from '../access/doors.ts';
import type { Services } from '../rooms/services.ts';
import { basePathOf } from './base-path.ts';
import { isInside } from './gate.ts';
import { refuse } from './refuse.ts';
import { safely } from './safely.ts';

/** Without `room` it is the password of the server. */
export const PassWish = z.strictObject({
  password: z.string().min(1).max(200),
  room: z.string().max(40).optional(),
});

type Wish = z.output<typeof PassWish>;

/** Where a password is told: the answer has a cookie that opens the door from then on. */
export function addPassRoute(router: Router, { settings }: Services, doors: Doors): void {
  const attempts = new Attempts();
  const path = `${basePathOf(settings)}/`;

  const unlock = async (door: Door, { password }: Wish, request: Request, response: Response): Promise<Response> => {
    const address = request.ip ?? '';
    if (!attempts.begin(address)) return refuse(response, 429, { code: 'rate-limited' });
    const cookie = await door.unlock(password, { path, isSecure: isSecure(request) });
    if (cookie === null) return refuse(response, 403, { code: 'wrong-password' });
    attempts.wasRight(address);
    return response.set('Set-Cookie', cookie).json({});
  };

  router.post(
    '/pass',
    safely(async (request, response) => {
      const wish = PassWish.safeParse(request.body);
      if (!wish.success) return refuse(response, 400, { code: 'malformed' });
      // A private server does not tell strangers which rooms it has.
      if (wish.data.room !== undefined && !isInside(doors, request.headers))
        return refuse(response, 401, { code: 'locked' });
      const door = doorFor(doors, wish.data);
      return door === null
        ? refuse(response, 404, { code: 'no-such-door' })
        : unlock(door, wish.data, request, response);
    }),
  );
}

const doorFor = ({ server, rooms }: Doors, { room }: Wish): Door | null =>
  room === undefined ? server : (rooms.get(room.toLowerCase()) ?? null);

/** A browser keeps no such cookie that came over a plain line: what the page's own address says is what counts. */
const isSecure = ({ headers }: Request): boolean => headers.origin?.startsWith('https:') ?? false;
