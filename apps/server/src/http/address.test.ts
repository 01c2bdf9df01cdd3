import express from 'express';
import { expect, test } from 'vitest';
import { addressOf, networkOf } from './address.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['no address', 'no address'],
  ['', ''],
])('%s is counted as %s', (ip, key) => {
  expect(networkOf(ip)).toBe(key);
});

const FORWARDED = [undefined, '198.51.100.1', '203.0.113.9, 198.51.100.1', ' , 203.0.113.9 ,198.51.100.1'];
const cases = FORWARDED.flatMap((forwarded) => [0, 1, 2, 5].map((hops) => [forwarded, hops] as const));

test.each(cases)('forwarded for %j through %i proxies: the same as Express says', (forwarded, hops) => {
  const app = express().set('trust proxy', hops);
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const socket = { remoteAddress: '192.0.2.1' };
  const request = Object.create(app.request, {
    app: { value: app },
    headers: { value: headers },
    socket: { value: socket },
    connection: { value: socket },
  }) as express.Request;
  expect(addressOf(request, hops)).toBe(request.ip || '192.0.2.1');
});
