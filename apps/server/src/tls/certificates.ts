import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import type { Certificate } from './certificate.ts';
import { serverNames } from './names.ts';
import { readCertificate } from './read-files.ts';
import { selfMade } from './self-made.ts';

/** Tells the certificate to show now; another one when files or addresses have changed. */
export type Certificates = () => Promise<Certificate>;

type Rules = Pick<Settings, 'tls' | 'tlsCert' | 'tlsKey' | 'dataDir' | 'host' | 'publicUrl'>;

export const isSecure = ({ tls, tlsCert }: Pick<Settings, 'tls' | 'tlsCert'>): boolean =>
  tls === 'self' || tlsCert !== null;

/** Where the server's certificate comes from, or `null` if it speaks plain HTTP. */
export function certificatesOf(rules: Rules): Certificates | null {
  const { tls, tlsCert, tlsKey, dataDir } = rules;
  if (tlsCert !== null && tlsKey !== null) return async () => readCertificate(tlsCert, tlsKey);
  return tls === 'self' ? () => selfMade(join(dataDir, 'tls'), serverNames(rules)) : null;
}
