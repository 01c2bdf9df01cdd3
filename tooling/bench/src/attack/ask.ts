import { Agent, request } from 'node:http';

/** One connection, kept open, that asks one thing after the other. */
export type Ask = (method: 'GET' | 'POST', path: string, from: string, body?: object) => Promise<number>;

/** Answers with the status; 0 where the server hung up. */
export function asker(address: string): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (method, path, from, body) =>
    new Promise((resolve) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
      const asked = request(`${address}${path}`, { method, agent, headers }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      });
      asked.on('error', () => resolve(0));
      asked.end(body && JSON.stringify(body));
    });
}
