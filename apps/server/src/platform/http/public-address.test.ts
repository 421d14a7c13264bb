import { describe, expect, it } from 'vitest';
import { isPublicAddress, networkCheck } from './public-address.ts';

describe('an address', () => {
  it.each(['1.1.1.1', '185.20.10.5', '2606:4700::1111', '2a02:27b0::1'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.1.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:1.1.1.1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2002:7f00:1::1',
    '2001:db8::1',
  ])('%s is none of the public internet', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

it('checks own networks, and refuses what is no network', () => {
  const isOwn = networkCheck(['10.1.0.0/16', 'fd00::/8']);
  expect(['10.1.2.3', '10.2.0.1', 'fd00::5', 'fe80::1'].map((address) => isOwn?.(address))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  for (const text of ['10.1.0.0', '10.1.0.0/40', 'localhost/8', '']) expect(networkCheck([text])).toBeNull();
});
