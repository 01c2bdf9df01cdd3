import { isIPv4 } from 'node:net';
import type { Application, Request } from 'express';
import { addressOf } from './address.ts';

export const isLoopback = (ip: string): boolean => {
  const plain = ip.replace(/^::ffff:/i, '');
  return ip === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
};

/** Makes `request.ip` what limits count by, everywhere. */
export function countByNetwork(app: Application, proxies: number): void {
  // Express says that this may be overridden; its types do not know.
  const { request } = app as Application & { readonly request: Request };
  Object.defineProperty(request, 'ip', {
    configurable: true,
    enumerable: true,
    get(this: Request): string {
      return addressOf(this, proxies);
    },
  });
}
