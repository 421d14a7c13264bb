import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressOf, searchOf, searchText } from './address.ts';

it('takes an address apart', () => {
  expect(addressOf('/orders?view=waiting&q=a%20b#top')).toEqual({
    to: '/orders',
    search: { view: 'waiting', q: 'a b' },
    hash: 'top',
  });
});

it('counts from the back office where the address names it', () => {
  expect(addressOf('/admin/orders/5').to).toBe('/orders/5');
  expect(addressOf('/admin').to).toBe('/');
  expect(addressOf('/administration').to).toBe('/administration');
});

it('reads what it has written', () => {
  const value = fc.string({ minLength: 1 }).filter((text) => text.isWellFormed());
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), value), (search) => {
      expect(searchOf(searchText(search))).toEqual({ ...search });
    }),
  );
});
