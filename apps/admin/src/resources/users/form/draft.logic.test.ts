import { AdminUserForm, STAFF_ROLES } from '@sjaj/contract';
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

it('offers staff roles to staff and, where one may, to new accounts', () => {
  expect(rolesFor('buyer', true)).toEqual(['buyer', 'company_admin']);
  expect(rolesFor('administrator', true)).toEqual(STAFF_ROLES);
  expect(rolesFor(null, true)).toContain('administrator');
  expect(rolesFor(null, false)).toEqual(['buyer', 'company_admin']);
});
