import { townNamed } from '../../../db/base-data/towns.ts';
import { addresses } from '../trade/addresses.ts';
import { companies } from '../trade/companies.ts';
import { isStaff, representativeOf, users, type User } from '../trade/users.ts';
import { companyTables } from './company-tables.ts';
import { table, type Cell, type Table } from './table.ts';

/** Hashes of the two demo passwords. */
export interface PasswordHashes {
  readonly customer: string;
  readonly staff: string;
}

/** A role that the shop has made. */
const TELEPHONE_SALES = {
  id: 1,
  name: 'Telefonska prodaja',
  capabilities: ['viewOrders', 'decideOrders', 'viewArticles', 'viewStock', 'viewCustomers'],
};

const DAY = 86_400_000;

function userRow(user: User, hashes: PasswordHashes, createdAt: Date): readonly Cell[] {
  return [
    user.id,
    user.username,
    user.email,
    isStaff(user) ? hashes.staff : hashes.customer,
    user.role,
    user.role === 'own_role' ? TELEPHONE_SALES.id : null,
    user.company?.id ?? null,
    user.firstName,
    user.lastName,
    user.phone,
    user.language,
    user.seesPrices,
    user.orders,
    user.orderLimit,
    user.monthLimit,
    user.isActive,
    true,
    createdAt,
  ];
}

/** Companies, their people, representatives and addresses. */
export function peopleTables(hashes: PasswordHashes, today: Date): Table[] {
  const before = (days: number): Date => new Date(today.getTime() - days * DAY);
  return [
    ...companyTables(today),
    table('staff_role', 'id name capabilities', [
      [TELEPHONE_SALES.id, TELEPHONE_SALES.name, TELEPHONE_SALES.capabilities],
    ]),
    table(
      'user_account',
      `id username email password_hash role staff_role_id company_id first_name last_name phone language can_view_prices can_order \
order_limit month_limit is_active is_demo created_at`,
      users.map((user) => userRow(user, hashes, before(880 - user.id * 11))),
    ),
    table(
      'company_representative',
      'company_id user_id',
      companies.map((company) => [company.id, representativeOf(company).id]),
    ),
    table(
      'address',
      'id company_id user_id title contact_person phone street town_id note is_default created_at',
      addresses.map((one) => [
        one.id,
        one.company?.id ?? null,
        one.userId,
        one.title,
        one.contact,
        one.phone,
        one.street,
        townNamed(one.town).id,
        one.note,
        one.isDefault,
        before(800),
      ]),
    ),
  ];
}
