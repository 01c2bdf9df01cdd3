import { isIPv4, isIPv6 } from 'node:net';

/** Who is counted together when something is limited. */
type Address = string;

const MAPPED = /^::ffff:(?=\d+\.)/i;

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
