import { assert, ipV4, property } from 'fast-check';
import { isPublicAddress } from './postOut';

test.each(['8.8.8.8', '193.10.0.1', '100.63.255.255', '172.32.0.1', '2a00:1450:400f::1', '2001:6b0::1'])(
  '%s is an address of the Internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ['this machine', ['127.0.0.1', '127.255.0.9', '0.0.0.0', '::1', '::']],
  ['a private network', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1']],
  ['a network that a provider shares', ['100.64.0.1', '100.127.255.255']],
  ['a link', ['169.254.169.254', 'fe80::1', 'fe80::1%eth0']],
  ['IPv4 in the clothes of IPv6', ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1']],
  ['a tunnel', ['2002:7f00:1::', '2001::1']],
  ['many at once', ['224.0.0.1', '255.255.255.255', 'ff02::1']],
  ['documents and tests', ['192.0.2.1', '198.18.0.1', '203.0.113.7', '2001:db8::1']],
  ['no address', ['', 'localhost', 'example.se', '1.2.3.4.5']],
])('%s is none', (_, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

test('an IPv4 address that is written as IPv6 is never taken', () => {
  assert(property(ipV4(), (address) => !isPublicAddress(`::ffff:${address}`)));
});
