import type { BuyerLimits, OrderApproval } from '@sjaj/contract';
import { businessMonth, type Feninga, feninga, monthBounds, subtract, ZERO } from '@sjaj/domain';
import type { Customer } from '../../../kernel/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { visibleAmount } from '../../../kernel/visible-amount.ts';
import { approvers, limitsOf, spentIn } from '../store/orderer.ts';
import type { OrderRecord } from '../store/read.ts';

interface BuyerLimitsInput {
  readonly actor: Customer;
  readonly now: Date;
}

/** How far the caller may order without asking, and what is left of the month; null without a limit. */
export async function buyerLimits(db: Db, { actor, now }: BuyerLimitsInput): Promise<BuyerLimits | null> {
  const { orderLimit, monthLimit, companyId, userId } = actor;
  if (companyId === null || (orderLimit === null && monthLimit === null)) return null;
  const [names, spent] = await Promise.all([
    approvers(db, companyId),
    monthLimit === null ? ZERO : spentIn(db, userId, monthBounds(businessMonth(now))),
  ]);
  const km = visibleAmount(actor);
  return {
    orderLimit: km(orderLimit),
    monthLimit: km(monthLimit),
    spent: km(spent),
    left: km(monthLimit === null ? null : leftOf(monthLimit, spent)),
    approvers: names,
  };
}

/** What a company admin weighs: the orderer's limits, and what the month of the order has besides it. */
export async function approvalOf(db: Db, order: OrderRecord, actor: Customer): Promise<OrderApproval | null> {
  if (order.holdReason !== 'approval' || order.userId === null) return null;
  const month = monthBounds(businessMonth(order.placedAt));
  const [{ orderLimit, monthLimit }, spent] = await Promise.all([
    limitsOf(db, order.userId),
    spentIn(db, order.userId, { ...month, besides: order.id }),
  ]);
  const km = visibleAmount(actor);
  return { orderLimit: km(orderLimit), monthLimit: km(monthLimit), spent: km(spent) };
}

const leftOf = (limit: Feninga, spent: Feninga): Feninga => feninga(Math.max(0, subtract(limit, spent)));
