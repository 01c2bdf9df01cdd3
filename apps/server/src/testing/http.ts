/** What a server answers to whoever asks over HTTP. */
export interface Answered {
  readonly status: number;
  readonly body: Record<string, unknown>;
  /** As a browser would send it back; empty where none was set. */
  readonly cookie: string;
}

export async function ask(
  url: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> {
  const answer = await fetch(url, {
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown>, cookie };
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
