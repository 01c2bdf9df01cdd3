import { somewhere } from './security-cast.ts';

/** Whoever runs a server, at its admin page. */
export interface OperatorPage {
  readonly cookie: string;
  readonly token: string;
  /** The answer to an operation; throws where it is refused. */
  does<T>(operation: string, input?: object): Promise<T>;
  refused(operation: string, input?: object): Promise<string>;
}

export const tryLogin = (address: string, secret: string, headers: Record<string, string> = somewhere()) =>
  fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ secret }),
  });

export async function logIn(address: string, secret: string): Promise<OperatorPage> {
  const answer = await tryLogin(address, secret);
  const { token } = (await answer.json()) as { token: string };
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const ask = async (operation: string, input: object) => {
    const asked = await fetch(`${address}/api/admin/operations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, 'x-dolmen-admin': token },
      body: JSON.stringify({ operation, input }),
    });
    return (await asked.json()) as { value?: unknown; error?: { code: string } };
  };
  return {
    cookie,
    token,
    async does<T>(operation: string, input: object = {}) {
      const { value, error } = await ask(operation, input);
      if (error) throw new Error(`${operation}: ${JSON.stringify(error)}`);
      return value as T;
    },
    refused: async (operation, input = {}) => (await ask(operation, input)).error?.code ?? 'done',
  };
}
