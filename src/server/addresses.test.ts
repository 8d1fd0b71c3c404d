import type { NetworkInterfaceInfo } from 'node:os';
import { addresses } from './addresses';

const card = (address: string, internal: boolean, family: 'IPv4' | 'IPv6' = 'IPv4') =>
  ({ address, internal, family }) as NetworkInterfaceInfo;
const cards = { lo: [card('127.0.0.1', true)], eth0: [card('192.168.1.5', false), card('fe80::1', false, 'IPv6')] };

test('a server for this machine names itself only', () => {
  expect(addresses({ host: 'localhost', port: 3000, publicUrl: undefined }, cards)).toEqual({
    own: 'http://localhost:3000',
    network: [],
    outside: undefined,
  });
});

test('a server for the network also names the address that others type', () => {
  expect(addresses({ host: '0.0.0.0', port: 8080, publicUrl: undefined }, cards)).toEqual({
    own: 'http://localhost:8080',
    network: ['http://192.168.1.5:8080'],
    outside: undefined,
  });
});

test('an address of version 6 stands in brackets', () => {
  expect(addresses({ host: '::1', port: 3000, publicUrl: 'https://segling.example.se' }, cards)).toMatchObject({
    own: 'http://[::1]:3000',
    outside: 'https://segling.example.se',
  });
});
