import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** Who is counted together when something is limited. */
export type Address = string;

const MAPPED = /^::ffff:(?=\d+\.)/i;

/** As Express does with `trust proxy`: so many proxies are believed about whom they speak for. Sockets do not pass through it. */
export function addressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): Address {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const hops = [...forwarded.map((hop) => hop.trim()).filter(Boolean), socket.remoteAddress ?? ''];
  return networkOf(hops[Math.max(0, hops.length - 1 - proxies)] ?? '');
}

/** A household has one IPv4 address, or 2⁶⁴ of IPv6 that share their first half. */
export function networkOf(ip: string): Address {
  const plain = ip.replace(MAPPED, '');
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const network = groupsOf(plain).slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** All eight of them, also where `::` leaves some out. */
function groupsOf(ip: string): string[] {
  const [before = '', after] = (ip.split('%')[0] ?? '').split('::');
  const split = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [left, right] = [split(before), split(after ?? '')];
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
}
