import type { Server } from 'node:http';
import type { Settings } from '../settings.ts';
import { EXIT, StartFailure } from './start-failure.ts';

type Where = Pick<Settings, 'host' | 'port'>;

/** Without a host, Node takes every address: of IPv6 and IPv4, or of IPv4 alone where there is no IPv6. */
export const hostToListenOn = ({ host }: Where): string | undefined => (host === '::' ? undefined : host);

/** Waits until the port is open, or says why it cannot be. Colyseus alone would wait for ever. */
export async function listen(http: Server, where: Where, open: () => Promise<unknown>): Promise<void> {
  const failed = Promise.withResolvers<never>();
  // Colyseus writes a trace of what is told in words here.
  http.removeAllListeners('error');
  http.once('error', failed.reject);
  try {
    await Promise.race([open(), failed.promise]);
  } catch (error) {
    throw listenFailure(error as NodeJS.ErrnoException, where);
  }
  http.off('error', failed.reject);
}

export function listenFailure(error: NodeJS.ErrnoException, { host, port }: Where): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartFailure(
        EXIT.later,
        `Port ${port} is in use. Another program has it, perhaps another Dolmen: stop that one, or choose another port with PORT.`,
      );
    case 'EACCES':
    case 'EPERM':
      return new StartFailure(
        EXIT.permission,
        `This user may not listen on port ${port}. Choose one from 1024 on with PORT, or allow it to (on Linux: CAP_NET_BIND_SERVICE).`,
      );
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new StartFailure(
        EXIT.settings,
        `HOST=${host} is no address of this machine (${error.code}). Leave HOST away to listen on all that it has.`,
      );
    default:
      return error;
  }
}
