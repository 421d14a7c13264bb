import { AdminUserForm } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { type Draft, EMPTY_DRAFT, formOf, rolesFor } from './draft.logic.ts';

const DRAFT: Draft = {
  ...EMPTY_DRAFT,
  firstName: ' Ana ',
  lastName: 'Anić',
  email: 'ana@firma.test',
  companies: [{ id: 5, title: 'Firma' }],
  orderLimit: '1.000,50',
};

it('sends the company and the limits of a buyer', () => {
  const form = formOf(DRAFT);
  expect(AdminUserForm.parse(form)).toMatchObject({
    firstName: 'Ana',
    companyId: 5,
    companyIds: [],
    orderLimit: 1_000.5,
  });
});

it('sends the companies of a representative, and no limits', () => {
  expect(formOf({ ...DRAFT, role: 'sales_representative' })).toMatchObject({
    companyId: null,
    companyIds: [5],
    orderLimit: null,
  });
});

it.each([{ orderLimit: 'puno' }, { email: 'nije' }, { firstName: '  ' }, { phone: 'abc' }])(
  'the contract rejects a draft with %j',
  (typed) => {
    expect(AdminUserForm.safeParse(formOf({ ...DRAFT, ...typed })).success).toBe(false);
  },
);

it('offers staff roles to staff and to new accounts only', () => {
  expect(rolesFor('buyer')).toEqual(['buyer', 'company_admin']);
  expect(rolesFor('administrator')).toEqual(['sales_representative', 'administrator']);
  expect(rolesFor(null)).toContain('administrator');
});
