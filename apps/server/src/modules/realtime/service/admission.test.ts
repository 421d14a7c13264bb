import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { SocketAdmission } from './admission.ts';

const LIMITS = { total: 5, perAddress: 4, namelessPerAddress: 2 };

const requestFrom = (remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage =>
  ({
    headers: { host: 'shop.test', ...headers },
    socket: Object.assign(new EventEmitter(), { remoteAddress }),
  }) as never;

const admission = (publicUrl: string | null = null): SocketAdmission =>
  new SocketAdmission({ limits: LIMITS, trustedProxies: 0, publicUrl });

it('refuses an address whose sockets have not named themselves, until one of them does or leaves', () => {
  const door = admission();
  const [first, second] = [requestFrom('10.0.0.1'), requestFrom('10.0.0.1')];
  expect([door.admit(first), door.admit(second)]).toEqual([true, true]);
  expect(door.admit(requestFrom('10.0.0.1'))).toBe(false);
  expect(door.admit(requestFrom('10.0.0.2'))).toBe(true);
  door.named(first);
  expect(door.admit(requestFrom('10.0.0.1'))).toBe(true);
  expect(door.admit(requestFrom('10.0.0.1'))).toBe(false);
  second.socket.emit('close');
  expect(door.admit(requestFrom('10.0.0.1'))).toBe(true);
});

it('counts an IPv6 network as one address', () => {
  const door = admission();
  expect(door.admit(requestFrom('2001:db8::1'))).toBe(true);
  expect(door.admit(requestFrom('2001:db8::2'))).toBe(true);
  expect(door.admit(requestFrom('2001:db8::3'))).toBe(false);
});

it('refuses beyond the limit of an address and of all', () => {
  const door = admission();
  const admitNamed = (address: string): boolean => {
    const request = requestFrom(address);
    const isAdmitted = door.admit(request);
    if (isAdmitted) door.named(request);
    return isAdmitted;
  };
  expect(['a', 'a', 'a', 'a', 'a'].map(admitNamed)).toEqual([true, true, true, true, false]);
  expect(['b', 'c'].map(admitNamed)).toEqual([true, false]);
});

it.each([
  ['https://shop.example.ba', true],
  ['http://shop.test', true],
  ['https://evil.test', false],
  ['null', false],
  [undefined, true],
])('origin %s where the shop knows its own address: %s', (origin, isAdmitted) => {
  const headers = origin === undefined ? {} : { origin };
  expect(admission('https://shop.example.ba').admit(requestFrom('a', headers))).toBe(isAdmitted);
});

it('looks at no origin where the shop does not know its own address', () => {
  expect(admission().admit(requestFrom('a', { origin: 'https://elsewhere.test' }))).toBe(true);
});

it('refuses while the server stops', () => {
  const door = admission();
  door.close();
  expect(door.admit(requestFrom('a'))).toBe(false);
});
