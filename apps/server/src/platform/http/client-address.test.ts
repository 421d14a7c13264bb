import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

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
