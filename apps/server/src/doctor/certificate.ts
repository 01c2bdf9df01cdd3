import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { connect, type TLSSocket } from 'node:tls';
import type { Settings } from '../settings.ts';
import { readCertificate } from '../tls/read-files.ts';
import { type Finding, ill, odd, reasonOf, well } from './finding.ts';

const DAY = 24 * 60 * 60_000;
/** Whoever renews by itself has done so by now. */
const SOON = 14;
const PATIENCE = 10_000;

/** The server's own, or that of the proxy which people come through. */
export async function examineCertificate(settings: Settings): Promise<Finding> {
  const { tls, tlsCert, tlsKey } = settings;
  if (tlsCert !== null && tlsKey !== null) return examineFiles(tlsCert, tlsKey);
  if (tls === 'self') return well('certificate', 'the server makes its own; browsers ask once whether to trust it');
  return examineAddress(settings);
}

function examineFiles(certFile: string, keyFile: string): Finding {
  try {
    const { validTo } = new X509Certificate(readCertificate(certFile, keyFile).cert);
    return judge(certFile, validTo, null);
  } catch (error) {
    return ill('certificate', reasonOf(error));
  }
}

async function examineAddress({ publicUrl }: Settings): Promise<Finding> {
  const url = publicUrl === null ? null : new URL(publicUrl);
  if (url?.protocol !== 'https:')
    return well('certificate', 'none is needed: PUBLIC_URL is no https address. VR and installing the page need one');
  try {
    const socket = await connected(url);
    const { valid_to: until } = socket.getPeerCertificate();
    const { authorized, authorizationError } = socket;
    socket.destroy();
    return judge(url.host, until, authorized ? null : String(authorizationError));
  } catch (error) {
    return odd('certificate', `${url.host} cannot be asked for it (${reasonOf(error)})`, 'is the proxy up?');
  }
}

async function connected({ hostname, port }: URL): Promise<TLSSocket> {
  // What is wrong with it is told below, in more than a word.
  const options = { host: hostname, port: Number(port || 443), servername: hostname, rejectUnauthorized: false };
  const socket = connect(options).setTimeout(PATIENCE, () => socket.destroy(new Error('it does not answer')));
  await once(socket, 'secureConnect');
  return socket;
}

export function judge(host: string, until: string, fault: string | null, now = Date.now()): Finding {
  const days = Math.floor((Date.parse(until) - now) / DAY);
  const renew = 'renew it; Caddy does so by itself, for nginx see certbot';
  if (fault !== null) return ill('certificate', `browsers will not take that of ${host} (${fault})`, renew);
  if (days < 0) return ill('certificate', `that of ${host} has ended`, renew);
  if (days < SOON) return odd('certificate', `that of ${host} ends in ${days} days`, renew);
  return well('certificate', `that of ${host} is good for ${days} days`);
}
