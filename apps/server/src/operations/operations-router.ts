import { json, type Request, Router } from 'express';
import * as z from 'zod';
import { type Handler, safely } from '../http/safely.ts';
import type { By } from './audit.ts';
import type { Operator } from './operator.ts';

const Asked = z.object({ operation: z.string(), input: z.unknown().optional() });

/** `POST {operation, input}` does it and answers `{value}` or `{error}`; who may come here is decided before. */
export const carryingOut =
  (operator: Operator, by: (request: Request) => By): Handler =>
  async (request, response) => {
    const asked = Asked.safeParse(request.body);
    if (!asked.success) return response.status(400).json({ error: { code: 'malformed', message: 'no operation' } });
    const done = await operator.carryOut(asked.data.operation, asked.data.input ?? {}, by(request));
    return done.ok ? response.json({ value: done.value }) : response.status(409).json({ error: done.error });
  };

export function operationsRouter(operator: Operator, by: (request: Request) => By): Router {
  const router = Router();
  router.use(json({ limit: '128kb' }));
  router.post('/', safely(carryingOut(operator, by)));
  return router;
}
