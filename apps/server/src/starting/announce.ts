import { renderUnicodeCompact } from 'uqr';
import type { Settings } from '../settings.ts';
import { isSecure } from '../tls/certificates.ts';
import { networkAddresses, ownAddress } from './addresses.ts';

type Where = Pick<Settings, 'publicUrl' | 'host' | 'tls' | 'tlsCert'>;

/** Where the server is, for people, a line each. */
export function announcement(settings: Where, port: number): string[] {
  const { publicUrl, host } = settings;
  const scheme = isSecure(settings) ? 'https' : 'http';
  const others = networkAddresses(scheme, host, port);
  const lines = [`Dolmen is open at ${publicUrl ?? ownAddress(scheme, host, port)}`];
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
