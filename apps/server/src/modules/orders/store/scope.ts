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
  const { onlyOrderId } = customer;
  const own = ownOf(customer);
  if (onlyOrderId !== null) return sql<boolean>`(o.id = ${onlyOrderId} and ${own})`;
  if (isOwn || customer.companyId === null) return own;
  if (seesCompanyOrders(customer)) return sql<boolean>`o.company_id = ${customer.companyId}`;
  return sql<boolean>`(${own} or ${othersFor(customer, sql.ref('o'))})`;
}

/** The same in two parts, for lists and their counts. */
function partsSeenBy(customer: Customer, isOwn: boolean): VisibleParts {
  const { onlyOrderId, companyId } = customer;
  if (isOwn || onlyOrderId !== null || companyId === null || seesCompanyOrders(customer))
    return { scope: seenBy(customer, isOwn) };
  const others = sql`select x.id from sales_order x where ${othersFor(customer, sql.ref('x'))}`;
  return { scope: ownOf(customer), others: sql<boolean>`o.id = any(array(${others}))` };
}

const ownOf = ({ userId, companyId }: Customer): RawBuilder<boolean> =>
  companyId === null
    ? sql<boolean>`(o.user_id = ${userId} and o.company_id is null)`
    : sql<boolean>`(o.user_id = ${userId} and o.company_id = ${companyId})`;

/** What others of the company ordered and the person sees: by a representative, as a deputy or of the person's branches. */
function othersFor({ userId, companyId }: Customer, order: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${order}.company_id = ${companyId} and ${order}.user_id is distinct from ${userId}::integer and (
    ${order}.placed_by_user_id is not null
    or (${order}.status = ${sql.lit(ORDER_STATUS.preOrder)} and ${order}.hold_reason = 'approval' and exists (
      select from acting_deputy d where d.deputy_id = ${userId} and d.company_id = ${companyId}))
    or ${order}.id = any(array(
      select h.order_id from sales_order_history h where h.user_id = ${userId} and h.on_behalf_of is not null))
    or ${order}.address_id = any(array(
      select s.address_id from limited_member m join branch_assignment s on s.user_id = m.user_id
      where m.user_id = ${userId} and m.company_id = ${companyId} and m.sees_orders))))`;
}

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

/** As `visibleTo` in two parts. */
export const visibleParts = (actor: Customer | Staff, isOwn = false): VisibleParts =>
  isCustomer(actor) ? partsSeenBy(actor, isOwn) : { scope: visibleTo(actor) };

/** For the shop's own work. */
export const EVERY_ORDER: RawBuilder<boolean> = sql<boolean>`true`;

export type Scope = RawBuilder<boolean>;

/** What a reader sees. No order is in both parts. */
export interface VisibleParts {
  /** An index has these in the order of a list. */
  readonly scope: Scope;
  /** What the reader sees besides: few orders, which are found before they are ordered. */
  readonly others?: Scope;
}
