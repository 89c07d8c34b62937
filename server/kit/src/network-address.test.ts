import { expect, it } from 'vitest';
import { networkOf } from './network-address.ts';

it('returns an IPv4 address unchanged, also when it is mapped to IPv6', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
});

it('returns the /64 network of an IPv6 address in any notation', () => {
  const network = '2001:db8:0:1::/64';
  expect(networkOf('2001:db8:0:1:aaaa:bbbb:cccc:dddd')).toBe(network);
  expect(networkOf('2001:0DB8:0000:0001::1')).toBe(network);
  expect(networkOf('2001:db8:0:2::1')).not.toBe(network);
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});
