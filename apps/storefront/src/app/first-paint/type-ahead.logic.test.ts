import { expect, it } from 'vitest';
import { afterKey, NOTHING_TYPED, type PressedKey } from './type-ahead.logic.ts';

const plain = (key: string): PressedKey => ({ key, ctrlKey: false, metaKey: false, altKey: false });
const after = (...keys: (string | PressedKey)[]) =>
  keys.map((key) => (typeof key === 'string' ? plain(key) : key)).reduce(afterKey, NOTHING_TYPED);

it.each(['/', { ...plain('k'), ctrlKey: true }, { ...plain('K'), metaKey: true }])('opens the field by %j', (key) =>
  expect(after(key, 'w', 'c', ' ', 'p')).toEqual({ isOpen: true, text: 'wc p', isSent: false }),
);

it('leaves all other keys to the browser until then', () => {
  expect(afterKey(NOTHING_TYPED, plain('w'))).toBe(NOTHING_TYPED);
  const open = after('/');
  expect(afterKey(open, { ...plain('r'), ctrlKey: true })).toBe(open);
  expect(afterKey(open, plain('Tab'))).toBe(open);
});

it('takes letters that need AltGr', () =>
  expect(after('/', { ...plain('š'), ctrlKey: true, altKey: true }, { ...plain('đ'), altKey: false }).text).toBe('šđ'));

it('takes back letters, and all of them', () => {
  expect(after('/', 'k', 'r', 'Backspace').text).toBe('k');
  expect(after('/', 'k', 'Escape')).toBe(NOTHING_TYPED);
});

it('is sent by Enter, once there is a text', () => {
  expect(after('/', 'Enter').isSent).toBe(false);
  expect(after('/', 'm', 'o', 'p', 'Enter', 's')).toEqual({ isOpen: true, text: 'mop', isSent: true });
});
