import { expect, it } from 'vitest';
import { mayChange, titleOf } from './rules.ts';

it.each([
  ['buyer', 7, false, true],
  ['buyer', 8, false, false],
  ['company_admin', 8, false, true],
  ['acting_representative', 8, false, true],
  ['company_admin', 7, true, false],
])(
  '%s and a file that user %i has added, from the supplier: %j, may change it: %j',
  (role, addedById, isFromSupplier, may) => {
    expect(mayChange({ userId: 7, role }, { isFromSupplier, addedById })).toBe(may);
  },
);

it('a file without a title is called by its name', () => {
  expect(titleOf(undefined, 'Ugovor v1.2.pdf')).toBe('Ugovor v1.2');
  expect(titleOf('Ugovor', 'scan.pdf')).toBe('Ugovor');
});
