import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another site, which writes down whoever comes. It takes everybody: nothing it says may keep a page from telling it more. */
export interface Elsewhere extends AsyncDisposable {
  readonly address: string;
  readonly heard: readonly string[];
}

export async function openElsewhere(): Promise<Elsewhere> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(`${request.method} ${request.url}`);
    response.writeHead(200, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'content-type': 'application/json',
    });
    response.end('{"code":"ABCDEF","tables":[]}');
  });
  server.on('upgrade', (request, socket) => {
    heard.push(`upgrade ${request.url}`);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, heard, [Symbol.asyncDispose]: close };
}
