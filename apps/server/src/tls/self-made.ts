import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { type Certificate, covers, parseCertificate } from './certificate.ts';
import { lastingNames } from './names.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Browsers take none that holds for much longer. */
const HOLDS_DAYS = 365;
const RENEWED_DAYS_BEFORE = 30;

/** The certificate that is kept in the folder, as long as it has these names and does not end soon; else a new one. */
export async function selfMade(folder: string, names: readonly string[], now = Date.now()): Promise<Certificate> {
  const kept = readKept(folder);
  if (kept !== null && isStillGood(kept, names, now)) return kept;
  const made = await make(names, now);
  keep(folder, made);
  return made;
}

function isStillGood(kept: Certificate, names: readonly string[], now: number): boolean {
  const parsed = parseCertificate(kept);
  if (parsed === null || parsed.validToDate.getTime() - now < RENEWED_DAYS_BEFORE * DAY) return false;
  return lastingNames(names).every((name) => covers(parsed, name));
}

async function make(names: readonly string[], now: number): Promise<Certificate> {
  const altNames = names.map((name) =>
    isIP(name) === 0 ? { type: 2 as const, value: name } : { type: 7 as const, ip: name },
  );
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'Dolmen' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    // A day ago: not every clock in a house is right.
    notBeforeDate: new Date(now - DAY),
    notAfterDate: new Date(now + HOLDS_DAYS * DAY),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames },
    ],
  });
  return { cert, key };
}

const filesIn = (folder: string) => ({ cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') });

/** What cannot be read is made anew: nothing is lost with it. */
function readKept(folder: string): Certificate | null {
  const { cert, key } = filesIn(folder);
  try {
    return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
  } catch {
    return null;
  }
}

function keep(folder: string, { cert, key }: Certificate): void {
  const files = filesIn(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(files.key, key, { mode: 0o600 });
  writeFileSync(files.cert, cert);
}
