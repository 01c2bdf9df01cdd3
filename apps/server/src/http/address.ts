import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** Who is counted together when something is limited. */
export type Address = string;

/** As Express does with `trust proxy`: so many proxies are believed about whom they speak for. Sockets do not pass through it. */
export function addressOf(headers: IncomingHttpHeaders, remote: string | undefined, trustProxy: number): Address {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const hops = [
    remote ?? '',
    ...forwarded
      .map((hop) => hop.trim())
      .filter(Boolean)
      .reverse(),
  ];
  return addressKey(hops[Math.min(trustProxy, hops.length - 1)] ?? '');
}

/** A household has one IPv4 address, or 2⁶⁴ of IPv6 that share their first half. */
export function addressKey(ip: string): Address {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv4(plain) || !isIPv6(plain) ? plain : networkOf(plain);
}

function networkOf(ip: string): Address {
  const [head = '', tail] = ip.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(gap).fill('0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
