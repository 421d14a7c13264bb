import { type RawBuilder, sql } from 'kysely';
import type { Customer, Staff } from '../../../kernel/actor.ts';
import { inReach, type Scope } from '../../../kernel/company-scope.ts';
import { seesCompanyOrders } from '../../orders/index.ts';

/**
 * Whose complaints a customer may see, as a condition on `c`, like orders: a company admin and a representative the company's,
 * everyone else the own ones and those that a representative has sent for the company.
 */
export function seenBy(customer: Customer): RawBuilder<boolean> {
  const { userId, companyId } = customer;
  const own = sql<boolean>`(c.user_id = ${userId} and c.company_id is not distinct from ${companyId}::integer)`;
  if (companyId === null) return own;
  if (seesCompanyOrders(customer)) return sql<boolean>`c.company_id = ${companyId}`;
  return sql<boolean>`(${own} or (c.company_id = ${companyId} and c.is_by_representative))`;
}

/** Which complaints a member of staff may see, as a condition on `c`. */
export const inReachOf = (staff: Staff): Scope => inReach(staff, sql`c.company_id`);

/** For staff, who may open the order of every complaint that they see. */
export const EVERY_ORDER: Scope = sql<boolean>`true`;
