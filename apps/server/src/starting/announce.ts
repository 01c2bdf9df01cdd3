import { renderUnicodeCompact } from 'uqr';
import type { Settings } from '../settings.ts';
import { isSecure } from '../tls/certificates.ts';
import { networkAddresses, ownAddress, type Scheme } from './addresses.ts';

type Where = Pick<Settings, 'publicUrl' | 'host' | 'tls' | 'tlsCert'>;

const schemeOf = (settings: Where): Scheme => (isSecure(settings) ? 'https' : 'http');

/** How people reach the server, or at least those at this machine. */
export const addressOf = (settings: Where, port: number): string =>
  settings.publicUrl ?? ownAddress(schemeOf(settings), settings.host, port);

/** Where the server is, for people, a line each. */
export function announcement(settings: Where, port: number): string[] {
  const { publicUrl, host } = settings;
  const others = networkAddresses(schemeOf(settings), host, port);
  const lines = [`Dolmen is open at ${addressOf(settings, port)}`];
  if (others.length > 0) lines.push(`On this network: ${others.join('  ')}`);
  const [elsewhere] = publicUrl === null ? others : [publicUrl];
  return settings.tls === 'self' && elsewhere !== undefined ? [...lines, ...scannable(elsewhere)] : lines;
}

/** For headsets and telephones, whose keyboards nobody likes. */
const scannable = (address: string): string[] => [
  '',
  `${address}, to be scanned. The certificate is this machine's own: a browser asks once whether to trust it.`,
  '',
  renderUnicodeCompact(address, { border: 2 }),
  '',
];
