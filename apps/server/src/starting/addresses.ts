import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = ReturnType<typeof networkInterfaces>;

export type Scheme = 'http' | 'https';

const ANY = ['::', '0.0.0.0'];
export const isAnyHost = (host: string): boolean => ANY.includes(host);

/** Of no use to anybody who types it: it means another machine on every network. */
const isLinkLocal = ({ family, address }: NetworkInterfaceInfo): boolean =>
  family === 'IPv6' && address.toLowerCase().startsWith('fe80:');

const urlOf = (scheme: Scheme, host: string, port: number): string =>
  `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** How this machine reaches the server. */
export const ownAddress = (scheme: Scheme, host: string, port: number): string =>
  urlOf(scheme, isAnyHost(host) ? 'localhost' : host, port);

/** What only machines within this one can reach: of virtual machines, of tunnels. They are named last. */
const INNER = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|zt)/;
const rank = (name: string, { family }: NetworkInterfaceInfo): number =>
  (INNER.test(name) ? 2 : 0) + (family === 'IPv4' ? 0 : 1);

/** What other machines on the network call this one, the likeliest first; nothing where only one address is listened on. */
export function networkHosts(host: string, interfaces: Interfaces = networkInterfaces()): string[] {
  if (!isAnyHost(host)) return [];
  return Object.entries(interfaces)
    .flatMap(([name, found = []]) => found.map((one) => ({ ...one, rank: rank(name, one) })))
    .filter((found) => !found.internal && !isLinkLocal(found) && (host === '::' || found.family === 'IPv4'))
    .sort((a, b) => a.rank - b.rank)
    .map(({ address }) => address);
}

/** How they reach the server. */
export const networkAddresses = (scheme: Scheme, host: string, port: number, interfaces?: Interfaces): string[] =>
  networkHosts(host, interfaces).map((found) => urlOf(scheme, found, port));
