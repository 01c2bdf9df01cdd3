import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = ReturnType<typeof networkInterfaces>;

const ANY = ['::', '0.0.0.0'];
/** Of no use to anybody who types it: it means another machine on every network. */
const isLinkLocal = ({ family, address }: NetworkInterfaceInfo): boolean =>
  family === 'IPv6' && address.toLowerCase().startsWith('fe80:');

const urlOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** How this machine reaches the server. */
export const ownAddress = (host: string, port: number): string => urlOf(ANY.includes(host) ? 'localhost' : host, port);

/** How other machines on the network do; none where only one address is listened on. */
export function networkAddresses(host: string, port: number, interfaces: Interfaces = networkInterfaces()): string[] {
  if (!ANY.includes(host)) return [];
  return Object.values(interfaces)
    .flatMap((found) => found ?? [])
    .filter((found) => !found.internal && !isLinkLocal(found) && (host === '::' || found.family === 'IPv4'))
    .map(({ address }) => urlOf(address, port));
}
