import { expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

it('takes an IPv4 address as it is, however it is written', () => {
  expect(['10.0.0.7', '::ffff:10.0.0.7', '::FFFF:10.0.0.7'].map(networkOf)).toEqual(Array(3).fill('10.0.0.7'));
});

it('takes all addresses of one /64 for one, and of two for two', () => {
  const [first, second, other, scoped] = [
    '2001:db8:1:2::1',
    '2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd',
    '2001:db8:1:3::1',
    'fe80::1%eth0',
  ].map(networkOf);
  expect(first).toBe('2001:db8:1:2::/64');
  expect(second).toBe(first);
  expect(other).not.toBe(first);
  expect(scoped).toBe('fe80:0:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});

it('keeps what is no address apart', () => {
  expect(networkOf('unix')).toBe('unix');
});
