import type { Customer } from '../../../kernel/actor.ts';
import { isCustomer } from '../../../kernel/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { IS_ACTIVE_USER, PERSON_COLUMNS } from './active-user.ts';
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
    .select(PERSON_COLUMNS)
    .where('u.id', '=', userId)
    .where(IS_ACTIVE_USER)
    .executeTakeFirst();
  const actor = row && actorOf({ ...row, ...NO_SESSION });
  return actor && isCustomer(actor) ? actor : undefined;
}
