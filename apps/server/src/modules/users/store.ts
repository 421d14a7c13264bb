import type { Profile } from '@sjaj/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

interface Owner {
  readonly userId: number;
  readonly companyId: number | null;
}

/** User name and e-mail are null only for guests, whose accounts are not read here. */
const textOrEmpty = (column: string): RawBuilder<string> => sql<string>`coalesce(${sql.ref(column)}, '')`;

/** The user and their company: their own, or the one that a representative acts for. */
export const person = (db: Db, { userId, companyId }: Owner) =>
  db
    .selectFrom('user_account as u')
    .leftJoin('company as c', (join) => join.on('c.id', '=', companyId))
    .leftJoin('staff_role as sr', 'sr.id', 'u.staff_role_id')
    .select([
      'u.id',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.role as accountRole',
      'sr.name as roleName',
      textOrEmpty('u.username').as('username'),
      textOrEmpty('u.email').as('email'),
      'u.phone as phoneNumber',
      'u.language',
      'c.id as companyId',
      'c.title as companyTitle',
      'c.external_company_id as externalCompanyId',
      'u.can_view_prices as canViewPrices',
      'u.can_order as canOrder',
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();

export async function representative(db: Db, companyId: number): Promise<Profile['salesRepresentative']> {
  const row = await db
    .selectFrom('company_representative as r')
    .innerJoin('user_account as u', 'u.id', 'r.user_id')
    .select([
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.phone as phoneNumber',
      textOrEmpty('u.email').as('email'),
    ])
    .where('r.company_id', '=', companyId)
    .where('u.is_active', '=', true)
    .orderBy('u.id')
    .executeTakeFirst();
  return row ? { name: `${row.firstName} ${row.lastName}`, phoneNumber: row.phoneNumber, email: row.email } : null;
}
