import { expect, it } from 'vitest';
import { unusedKeys } from './unused.ts';

it('finds keys that no source names', () => {
  const sources = ["t('cart.add')", 'const key: Key = "cart.empty";', 't(`role.${role}`)'];
  expect(unusedKeys(['cart.add', 'cart.empty', 'cart.remove', 'role.buyer', 'sign.all'], sources)).toEqual([
    'cart.remove',
    'sign.all',
  ]);
});

it('does not take a longer key for a shorter one', () => {
  expect(unusedKeys(['cart.add'], ["t('cart.addShort')"])).toEqual(['cart.add']);
});
