import type { Customer } from '../../../kernel/actor.ts';
import { isCustomer } from '../../../kernel/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { actorOf } from './session-actor.ts';

/** Of a person who is known by the signed link of a mail. */
const NO_SESSION = {
  sessionId: 0,
  orderId: null,
  capabilities: null,
  needsSecondFactor: false,
  actingCompanyId: null,
  actingCompanyTitle: null,
  assignedCompanyId: null,
  actingMode: null,
} as const;

/** A customer with the rights that they have now, without a session. Undefined for staff, and where the user or the company is inactive. */
export async function findCustomer(db: Db, userId: number): Promise<Customer | undefined> {
  const row = await db
    .selectFrom('user_account as u')
    .leftJoin('company as c', 'c.id', 'u.company_id')
    .select([
      'u.id as userId',
      'u.role',
      'u.company_id as companyId',
      'u.language',
      'c.title as companyTitle',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.can_view_prices as canViewPrices',
      'u.can_order as canOrder',
      'u.order_limit as orderLimit',
      'u.month_limit as monthLimit',
    ])
    .where('u.id', '=', userId)
    .where('u.is_active', '=', true)
    .where((eb) => eb.or([eb('c.is_active', '=', true), eb('u.company_id', 'is', null)]))
    .executeTakeFirst();
  const actor = row && actorOf({ ...row, ...NO_SESSION });
  return actor && isCustomer(actor) ? actor : undefined;
}
