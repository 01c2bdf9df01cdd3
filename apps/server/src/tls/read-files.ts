import { readFileSync } from 'node:fs';
import { EXIT, StartFailure } from '../starting/start-failure.ts';
import { type Certificate, parseCertificate } from './certificate.ts';

/** The certificate and key that TLS_CERT and TLS_KEY name. */
export function readCertificate(certFile: string, keyFile: string): Certificate {
  const certificate = { cert: read('TLS_CERT', certFile), key: read('TLS_KEY', keyFile) };
  if (parseCertificate(certificate) !== null) return certificate;
  const because = 'they are no certificate and its private key as PEM, without a password';
  throw new StartFailure(
    EXIT.settings,
    `TLS_CERT and TLS_KEY, ${certFile} and ${keyFile}, cannot be used: ${because}.`,
  );
}

function read(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isForbidden = code === 'EACCES' || code === 'EPERM';
    throw new StartFailure(
      isForbidden ? EXIT.permission : EXIT.settings,
      `${setting}, ${file}, cannot be read: ${message}.`,
    );
  }
}
