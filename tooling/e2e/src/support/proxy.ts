import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** A proxy that offers a server under a path of its own, as a club's web server would. */
export interface Proxy extends AsyncDisposable {
  /** With the path, without a slash at its end. */
  readonly address: string;
  /** Where what it is asked goes on to. */
  target: string;
}

/** What the server is asked instead. */
interface Onward {
  readonly target: URL;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

/** `strips`: does it take its path away before it passes a request on? */
export async function openProxy(base: string, strips: boolean): Promise<Proxy> {
  const proxy = { address: '', target: '' };
  const onward = ({ url = '', headers, socket }: IncomingMessage): Onward => {
    const target = new URL(proxy.target);
    const told = { 'x-forwarded-for': socket.remoteAddress ?? '', 'x-forwarded-host': headers.host ?? '' };
    return { target, path: strips ? url.slice(base.length) : url, headers: { ...headers, host: target.host, ...told } };
  };
  const server = createServer((asked, response) => {
    if (asked.url?.startsWith(`${base}/`)) forward(asked, response, onward(asked));
    else response.writeHead(404).end();
  });
  server.on('upgrade', (asked: IncomingMessage, socket: Duplex) => tunnel(socket, onward(asked)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return Object.assign(proxy, { [Symbol.asyncDispose]: close });
}

function forward(asked: IncomingMessage, response: ServerResponse, { target, path, headers }: Onward): void {
  const passed = request(target.origin + path, { method: asked.method, headers }, (answer) =>
    answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)),
  );
  passed.on('error', () => response.destroy());
  asked.pipe(passed);
}

function tunnel(socket: Duplex, { target, path, headers }: Onward): void {
  const through = connect(Number(target.port), target.hostname, () => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
    through.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    through.pipe(socket).pipe(through);
  });
  for (const end of [socket, through]) end.on('error', () => [socket, through].map((other) => other.destroy()));
}
