import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import type { Application, Request } from 'express';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** An IPv6 address without its zone, all eight groups written out. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('%', 1)[0]?.split('::') ?? [];
  const split = (part: string): string[] => (part === '' ? [] : part.split(':'));
  if (after === undefined) return split(before);
  const [left, right] = [split(before), split(after)];
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
}

/**
 * The address that limits count by. Of IPv6 only the network: whoever has one address there has millions.
 * IPv4 is itself, also where a socket for both kinds writes it as IPv6.
 */
export function networkOf(address: string): string {
  const four = MAPPED.exec(address)?.[1] ?? address;
  if (isIPv4(four) || !isIPv6(address)) return four;
  return `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

export const isLoopback = (address: string): boolean => {
  const four = MAPPED.exec(address)?.[1] ?? address;
  return address === '::1' || (isIPv4(four) && four.startsWith('127.'));
};

/** The address to count by, of a client behind so many proxies that may be believed. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const peer = socket.remoteAddress ?? '';
  const told = String(headers['x-forwarded-for'] ?? '').split(',');
  const hops = [...told.map((part) => part.trim()).filter((part) => part !== ''), peer];
  return networkOf(hops[Math.max(0, hops.length - 1 - proxies)] ?? peer);
}

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
