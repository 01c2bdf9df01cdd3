import { isIPv6 } from 'node:net';
import { hostname } from 'node:os';
import type { Settings } from '../settings.ts';
import { isAnyHost, networkHosts } from '../starting/addresses.ts';

type Where = Pick<Settings, 'host' | 'publicUrl'>;

const HERE = ['localhost', '127.0.0.1', '::1'];
const isName = (text: string): boolean => /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text);

/** Routers and telephones know a machine at home as `name.local`. */
function ownNames(): string[] {
  const name = hostname().toLowerCase();
  if (!isName(name)) return [];
  return name.includes('.') ? [name] : [name, `${name}.local`];
}

/** Everything that this server may be asked for by. */
export function serverNames({ host, publicUrl }: Where): string[] {
  const told = publicUrl === null ? [] : [new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')];
  const listened = isAnyHost(host) ? [] : [host];
  return [...new Set([...HERE, ...ownNames(), ...told, ...listened, ...networkHosts(host)])];
}

/** Those that a certificate must have: IPv6 addresses change by the day for privacy's sake, and a new certificate is asked about anew. */
export const lastingNames = (names: readonly string[]): string[] => names.filter((name) => !isIPv6(name));
