import { expect, it } from 'vitest';
import { addressKey, clientAddress } from './client-address.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

it.each([
  [0, '203.0.113.9', '10.0.0.1'],
  [1, '203.0.113.9', '203.0.113.9'],
  [1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  [2, '198.51.100.1, 203.0.113.9', '198.51.100.1'],
  [2, '203.0.113.9', '203.0.113.9'],
  [1, undefined, '10.0.0.1'],
])('believes %i proxies about %s', (trustedProxies, forwardedFor, address) => {
  expect(clientAddress({ remoteAddress: '10.0.0.1', forwardedFor, trustedProxies })).toBe(address);
});
