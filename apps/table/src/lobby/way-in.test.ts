import { expect, test } from 'vitest';
import { wayFrom } from './way-in.ts';

const alone = { publicUrl: null, networkHosts: [] };

test.each([
  ['http://localhost:8080', { ...alone, networkHosts: ['192.168.1.5', 'fd00::2'] }, 'http://192.168.1.5:8080', true],
  ['http://127.0.0.1:8080/club', { ...alone, networkHosts: ['fd00::2'] }, 'http://[fd00::2]:8080/club', true],
  ['https://table.localhost', { ...alone, networkHosts: ['10.0.0.7'] }, 'https://10.0.0.7', true],
  ['http://192.168.1.5:8080', alone, 'http://192.168.1.5:8080', true],
  [
    'http://localhost:8080',
    { ...alone, publicUrl: 'https://club.example/dolmen' },
    'https://club.example/dolmen',
    true,
  ],
  ['http://localhost:8080', alone, 'http://127.0.0.1:8080', false],
  ['http://[::1]:8080', alone, 'http://127.0.0.1:8080', false],
])('from %s with %j others come by %s', (here, info, address, isForOthers) => {
  expect(wayFrom(here, info)).toEqual({ address, isForOthers });
});
