import { expect, it } from 'vitest';
import { profilePagesFor } from './profile-pages.tsx';

const user = {
  id: 7,
  firstName: 'Ana',
  lastName: 'Anić',
  username: 'ana',
  email: 'ana@hotel.test',
  phoneNumber: null,
  language: 'bs',
  companyId: 1,
  companyTitle: 'Hotel',
  externalCompanyId: null,
  canViewPrices: true,
  canOrder: true,
  staff: null,
  actingMode: null,
} as const;

const pathsOf = (role: Parameters<typeof profilePagesFor>[0]['role']): string[] =>
  profilePagesFor({ ...user, role })
    .flat()
    .map(({ href }) => href);

it('lists the pages of the company for its admin only', () => {
  expect(pathsOf('company_admin')).toEqual(expect.arrayContaining(['/profile/company', '/profile/part-numbers']));
  expect(pathsOf('buyer')).toContain('/profile/orders');
  expect(pathsOf('buyer')).not.toContain('/profile/company');
});

it('has no orders for a sales representative before they choose a company', () => {
  expect(pathsOf('acting_representative')).toContain('/profile/orders');
  expect(pathsOf('sales_representative')).toContain('/profile/dashboard');
  expect(pathsOf('sales_representative')).not.toContain('/profile/orders');
});
