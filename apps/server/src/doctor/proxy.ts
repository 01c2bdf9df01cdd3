import type { Settings } from '../settings.ts';
import { isSecure } from '../tls/certificates.ts';
import { type Finding, ill, odd, reasonOf, well } from './finding.ts';

/** A guard against hanging. */
const PATIENCE = 10_000;

/** Does the way that the world takes lead here, for pages and for play? */
export async function examineProxy(settings: Settings): Promise<Finding> {
  const { publicUrl, trustProxy } = settings;
  if (publicUrl === null) return trustProxy === 0 ? well('proxy', 'none is spoken of') : withoutUrl();
  try {
    const health = await fetch(`${publicUrl}/health`, { signal: AbortSignal.timeout(PATIENCE) });
    if (!(await isOurs(health)))
      return ill('proxy', `${publicUrl}/health answers ${health.status}, and not as Dolmen`, LEAD);
    await openSocket(publicUrl);
  } catch (error) {
    return odd('proxy', `${publicUrl} cannot be used from here (${reasonOf(error)})`, LEAD);
  }
  return trusted(settings);
}

const LEAD = 'start the server, and let the proxy pass requests and WebSocket upgrades on to it: see deploy/';

const withoutUrl = (): Finding =>
  odd('proxy', 'TRUST_PROXY is set, but not PUBLIC_URL', 'set PUBLIC_URL to the address that people use');

function trusted(settings: Settings): Finding {
  const { publicUrl, trustProxy } = settings;
  const hasProxy = publicUrl?.startsWith('https:') === true && !isSecure(settings);
  if (trustProxy > 0 || !hasProxy) return well('proxy', `${publicUrl} leads here, for pages and for play`);
  return odd(
    'proxy',
    `${publicUrl} leads here, but all who come through the proxy count as one address`,
    'set TRUST_PROXY to how many proxies there are',
  );
}

async function isOurs(health: Response): Promise<boolean> {
  const body = await health.json().catch(() => null);
  return ['ok', 'waiting', 'draining'].includes((body as { status?: string } | null)?.status ?? '');
}

/** Without a place at a table the server closes it at once, but it opens. */
async function openSocket(publicUrl: string): Promise<void> {
  const socket = new WebSocket(publicUrl.replace(/^http/, 'ws'));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error('no WebSocket opens')), PATIENCE);
  socket.onopen = () => resolve();
  socket.onerror = () => reject(new Error('WebSocket upgrades are not passed on'));
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    socket.close();
  }
}
