import { request as requestPlain } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { publicLookup } from './reach.ts';

/** A message to a push service, as it goes over the line. */
export interface Letter {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const PATIENCE = 15_000;

/** Resolves with the status. Nothing of the answer is read, no other address is followed. `isOwn`: the host of the server named it. */
export function post({ endpoint, headers, body }: Letter, isOwn: boolean): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length },
    agent: false,
    timeout: PATIENCE,
    ...(!isOwn && { lookup: publicLookup }),
  };
  const send = isOwn && endpoint.startsWith('http:') ? requestPlain : request;
  const asked = send(endpoint, options, (answer) => {
    resolve(answer.statusCode ?? 0);
    answer.destroy();
  });
  asked.on('timeout', () => asked.destroy(new Error('the push service does not answer')));
  asked.on('error', reject);
  asked.end(body);
  return promise;
}
