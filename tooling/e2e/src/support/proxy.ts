import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** A proxy that offers a server under a path of its own, as a club's web server would. */
export interface Proxy extends AsyncDisposable {
  /** With the path, without a slash at its end. */
  readonly address: string;
  /** Where what it is asked goes on to. */
  target: string;
}

/** `strips`: does it take its path away before it passes a request on? */
export async function openProxy(base: string, strips: boolean): Promise<Proxy> {
  const proxy = { address: '', target: '' };
  const onward = ({ url = '' }: IncomingMessage): string => (strips ? url.slice(base.length) : url);
  const headersOf = ({ headers, socket }: IncomingMessage) => ({
    ...headers,
    host: new URL(proxy.target).host,
    'x-forwarded-for': socket.remoteAddress ?? '',
    'x-forwarded-host': headers.host ?? '',
  });
  const isOurs = ({ url = '' }: IncomingMessage): boolean => url.startsWith(`${base}/`);
  const server = createServer((asked, response) => {
    if (!isOurs(asked)) return void response.writeHead(404).end();
    const passed = request(
      proxy.target + onward(asked),
      { method: asked.method, headers: headersOf(asked) },
      (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)),
    );
    passed.on('error', () => response.destroy());
    asked.pipe(passed);
  });
  server.on('upgrade', (asked: IncomingMessage, socket, head) => {
    const { hostname, port } = new URL(proxy.target);
    const through = connect(Number(port), hostname, () => {
      const lines = Object.entries(headersOf(asked)).map(([name, value]) => `${name}: ${String(value)}`);
      through.write(`GET ${onward(asked)} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      through.write(head);
      through.pipe(socket).pipe(through);
    });
    for (const end of [socket, through]) end.on('error', () => [socket, through].map((other) => other.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return Object.assign(proxy, { [Symbol.asyncDispose]: close });
}
