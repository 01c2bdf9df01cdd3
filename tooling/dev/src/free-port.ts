import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Of this machine only. */
export const HERE = '127.0.0.1';

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, HERE);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
