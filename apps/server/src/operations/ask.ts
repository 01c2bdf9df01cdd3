import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { fail, ok, type Result } from '@dolmen/core';
import * as z from 'zod';
import { WHO_HEADER } from './local-path.ts';
import type { Refusal } from './operation.ts';

const Answer = z.union([
  z.object({ value: z.unknown() }),
  z.object({ error: z.looseObject({ code: z.string(), message: z.string() }) }),
]);

/** Nobody listens there: the server is down. */
export const isDown = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED');

/** Asks the server behind this door. Rejects where there is none: see `isDown`. */
export async function ask(
  door: string,
  operation: string,
  input: unknown,
  who: string,
): Promise<Result<unknown, Refusal>> {
  const answer = Answer.parse(await post(door, { operation, input }, who));
  return 'error' in answer ? fail(answer.error) : ok(answer.value);
}

function post(socketPath: string, body: unknown, who: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', [WHO_HEADER]: encodeURIComponent(who) };
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const asking = request({ socketPath, path: '/', method: 'POST', headers }, (response) => {
    json(response).then(resolve, reject);
  });
  asking.on('error', reject).end(JSON.stringify(body));
  return promise;
}
