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

/** Under which addresses other machines on the network do; none where only one address is listened on. */
export function networkHosts(host: string, interfaces: Interfaces = networkInterfaces()): string[] {
  if (!isAnyHost(host)) return [];
  return Object.values(interfaces)
    .flatMap((found) => found ?? [])
    .filter((found) => !found.internal && !isLinkLocal(found) && (host === '::' || found.family === 'IPv4'))
    .map(({ address }) => address);
}

export const networkAddresses = (scheme: Scheme, host: string, port: number, interfaces?: Interfaces): string[] =>
  networkHosts(host, interfaces).map((found) => urlOf(scheme, found, port));
