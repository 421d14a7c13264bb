import { ACCOUNT_ROLES, type AdminUserForm, STAFF_ROLES } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { canChangeRole, fieldsOfRole } from './rules.ts';

const FORM: AdminUserForm = {
  firstName: 'Ana',
  lastName: 'Anić',
  email: 'ana@firma.test',
  phone: null,
  language: 'bs',
  role: 'buyer',
  companyId: 5,
  companyIds: [9, 3, 9],
  staffRoleId: 4,
  canOrder: false,
  canViewPrices: false,
  orderLimit: 100,
  monthLimit: null,
  isActive: true,
};

it('keeps customers and staff apart, and lets a private customer join a company', () => {
  const changes = ACCOUNT_ROLES.flatMap((from) =>
    ACCOUNT_ROLES.filter((to) => to !== from && canChangeRole(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(changes).toEqual([
    'buyer > company_admin',
    'company_admin > buyer',
    'private > buyer',
    'private > company_admin',
    ...STAFF_ROLES.flatMap((from) => STAFF_ROLES.filter((to) => to !== from).map((to) => `${from} > ${to}`)),
  ]);
});

it('drops what a role does not have', () => {
  expect(fieldsOfRole(FORM)).toEqual({ ...FORM, companyIds: [], staffRoleId: null });
  expect(fieldsOfRole({ ...FORM, role: 'own_role' })).toMatchObject({ companyId: null, staffRoleId: 4 });
  expect(fieldsOfRole({ ...FORM, role: 'sales_representative' })).toMatchObject({
    companyId: null,
    companyIds: [3, 9],
    canOrder: true,
    canViewPrices: true,
    orderLimit: null,
  });
  expect(fieldsOfRole({ ...FORM, role: 'private' })).toMatchObject({
    companyId: null,
    companyIds: [],
    canOrder: false,
  });
});
