import { ORDER_STATUS } from '@sjaj/contract';
import { type RawBuilder, sql } from 'kysely';
import { type Customer, isCustomer, type Staff } from '../../../kernel/actor.ts';
import { inReach } from '../../../kernel/company-scope.ts';
import { seesCompanyOrders } from '../rules/transitions.ts';

/**
 * Which orders a customer may see, as a condition on `o`, the same as `canSeeOrder`: a company admin and a representative see
 * those of the company, a session of an order link sees its order, everyone else sees their own, those that a representative
 * placed for the company those that they decide on as a deputy and those of their branches.
 */
export function seenBy(customer: Customer, isOwn = false): RawBuilder<boolean> {
  const { userId, companyId, onlyOrderId } = customer;
  const own = sql<boolean>`(o.user_id = ${userId} and o.company_id is not distinct from ${companyId}::integer)`;
  if (onlyOrderId !== null) return sql<boolean>`(o.id = ${onlyOrderId} and ${own})`;
  if (isOwn || companyId === null) return own;
  if (seesCompanyOrders(customer)) return sql<boolean>`o.company_id = ${companyId}`;
  return sql<boolean>`(${own} or (o.company_id = ${companyId} and (o.placed_by_user_id is not null or ${decidedBy(userId)}
    or ${ofBranchesOf(userId)})))`;
}

/** What went to the branches of the person, where they may see the orders of these. */
const ofBranchesOf = (userId: number): RawBuilder<boolean> => sql<boolean>`exists (
  select from limited_member m join branch_assignment s on s.user_id = m.user_id
  where m.user_id = ${userId} and m.company_id = o.company_id and m.sees_orders and s.address_id = o.address_id)`;

/** What waits for the person as somebody's deputy, and what they decided as one. */
const decidedBy = (userId: number): RawBuilder<boolean> => sql<boolean>`(
  (o.hold_reason = 'approval' and exists (
    select from acting_deputy d where d.deputy_id = ${userId} and d.company_id = o.company_id))
  or exists (
    select from sales_order_history h where h.order_id = o.id and h.user_id = ${userId} and h.on_behalf_of is not null))`;

/**
 * Which orders wait for the decision of a customer, as a condition on `o`, the same as the roles `approver` and `deputy` of
 * `rolesFor`.
 */
export function decidableBy({ userId, companyId, role }: Customer): RawBuilder<boolean> {
  const held = sql<boolean>`(o.hold_reason = 'approval' and o.status = ${ORDER_STATUS.preOrder} and o.company_id = ${companyId})`;
  const ownAllowed = sql<boolean>`exists (select from company c where c.id = o.company_id and c.may_approve_own_orders)`;
  const isOthers = sql<boolean>`o.user_id is distinct from ${userId}::integer`;
  if (role === 'company_admin') return sql<boolean>`(${held} and (${isOthers} or ${ownAllowed}))`;
  return sql<boolean>`(${held} and ${isOthers} and exists (
    select from acting_deputy d where d.deputy_id = ${userId} and d.company_id = o.company_id
      and (d.principal_id is distinct from o.user_id or ${ownAllowed})))`;
}

/** Which orders a customer, or a member of staff, may see, as a condition on `o`. */
export const visibleTo = (actor: Customer | Staff, isOwn = false): RawBuilder<boolean> =>
  isCustomer(actor) ? seenBy(actor, isOwn) : inReach(actor, sql`o.company_id`);

/** For the shop's own work. */
export const EVERY_ORDER: RawBuilder<boolean> = sql<boolean>`true`;

export type Scope = RawBuilder<boolean>;
