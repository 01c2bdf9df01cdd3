import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A push service of our own, and the browser behind it: it takes a message, checks who sent it, and opens it. */
export interface PushService extends AsyncDisposable {
  readonly origin: string;
  /** What a browser would tell a server. */
  subscription(): { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };
  /** Everything that came, opened. */
  readonly received: readonly Received[];
  /** What it answers from now on. */
  status: number;
}

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly claims: { readonly aud?: string; readonly sub?: string; readonly exp?: number };
  readonly message: unknown;
}

/** `serverKey`: only messages of this sender are taken. */
export async function openPushService(serverKey: string): Promise<PushService> {
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys();
  const auth = randomBytes(16);
  const received: Received[] = [];
  const service = { status: 201 };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const text = service.status === 201 ? open(body, browser, auth).toString('utf8') : 'null';
    const claims = claimsOf(request.headers.authorization ?? '', serverKey);
    received.push({ headers: request.headers, claims, message: JSON.parse(text) });
    response.writeHead(service.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') };
  return Object.assign(service, {
    origin,
    received,
    subscription: () => ({ endpoint: `${origin}/${randomBytes(8).toString('hex')}`, keys }),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** RFC 8291 and 8188, one record. */
function open(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): Buffer {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body.readUInt8(20))];
  const sealed = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = hkdf(browser.computeSecret(sender), auth, info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

/** RFC 8292: signed by whoever the browser subscribed to. */
function claimsOf(authorization: string, serverKey: string): Received['claims'] {
  const [, token = '', shown] = /^vapid t=([^,]+), k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(serverKey, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key, dsaEncoding: 'ieee-p1363' } as const;
  const isTheirs = verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'));
  if (!isTheirs || shown !== serverKey) throw new Error('not from the server that was subscribed to');
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
}
