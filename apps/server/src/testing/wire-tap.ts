/** Keeps every byte that reaches this process' clients over sockets and HTTP, and lets somebody look after each frame. */

export interface Tap {
  readonly frames: Buffer[];
  /** Called when the client has taken in a frame. */
  after: () => void;
}

export interface Answer {
  readonly path: string;
  readonly text: string;
}

const taps = new Map<string, Tap>();
export const answers: Answer[] = [];

/** What comes to this session, over all its connections. */
export function tapOf(session: string): Tap {
  const tap = taps.get(session) ?? { frames: [], after: () => {} };
  taps.set(session, tap);
  return tap;
}

interface Message {
  readonly data: ArrayBuffer;
}

/** Between the socket and the SDK, which sets `onmessage` on every socket that it opens. */
function tapSockets(): void {
  const inner = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    configurable: true,
    set(this: WebSocket, listener: (event: Message) => void) {
      const tap = tapOf(new URL(this.url).searchParams.get('sessionId') ?? '');
      inner?.set?.call(this, (event: Message) => {
        tap.frames.push(Buffer.from(event.data.slice(0)));
        listener(event);
        tap.after();
      });
    },
  });
}

function tapFetch(): void {
  const inner = globalThis.fetch;
  globalThis.fetch = async (...asked: Parameters<typeof fetch>): Promise<Response> => {
    const response = await inner(...asked);
    answers.push({ path: new URL(response.url).pathname, text: await response.clone().text() });
    return response;
  };
}

tapSockets();
tapFetch();
