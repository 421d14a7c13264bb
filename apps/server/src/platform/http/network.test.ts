import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

it('counts an IPv4 address by itself, also where it is mapped into IPv6', () => {
  for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7']) {
    expect(networkOf(address)).toBe('203.0.113.7');
  }
});

it('counts all IPv6 addresses of a /64 together, however they are written', () => {
  const same = [
    '2001:db8:1:2::1',
    '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff',
    '2001:db8:1:2:3:4:5.6.7.8',
    '2001:db8:1:2::%eth0',
  ];
  expect(new Set(same.map(networkOf))).toEqual(new Set(['2001:db8:1:2::/64']));
  expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1')).toBe('fe80:0:0:0::/64');
  expect(networkOf('2001:db8::')).toBe('2001:db8:0:0::/64');
});

it('returns what is no address unchanged', () => {
  expect(networkOf('unknown')).toBe('unknown');
});
