import { createPrivateKey, X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';

/** What a server shows, and what proves that it is its own: both as PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** The certificate, read; or `null` where the two are none, or do not belong together. */
export function parseCertificate({ cert, key }: Certificate): X509Certificate | null {
  try {
    const parsed = new X509Certificate(cert);
    return parsed.checkPrivateKey(createPrivateKey(key)) ? parsed : null;
  } catch {
    return null;
  }
}

export const covers = (parsed: X509Certificate, name: string): boolean =>
  (isIP(name) === 0 ? parsed.checkHost(name) : parsed.checkIP(name)) !== undefined;
