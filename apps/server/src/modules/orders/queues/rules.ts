import type { ApprovalSigns } from '@sjaj/contract';
import { type BusinessDate, feninga, toKm } from '@sjaj/domain';

/** What is known of an order that waits for approval. Amounts are feninga. */
export interface ApprovalFacts {
  /** 0 for no limit. */
  readonly creditLimit: number;
  readonly openOrders: number;
  readonly openDebt: number;
  readonly overdue: number;
  readonly overdueSince: BusinessDate | null;
  readonly shortLines: number;
  /** The net goods after discounts. */
  readonly goodsNet: number;
  /** At purchase prices of today; null where an article has none, and for those who may not see them. */
  readonly goodsCost: number | null;
  readonly note: string | null;
  readonly isNewCustomer: boolean;
}

/** A margin below this many percent wants a look. */
const LOW_MARGIN = 10;
const PERCENT = 100;
const TENTHS = 10;

/** What staff look at before they approve an order. */
export function signsOf(facts: ApprovalFacts): ApprovalSigns {
  const over = facts.openOrders + facts.openDebt - facts.creditLimit;
  const margin = marginOf(facts);
  return {
    overLimit: facts.creditLimit > 0 && over > 0 ? toKm(feninga(over)) : null,
    overdue: facts.overdueSince === null ? null : { amount: toKm(feninga(facts.overdue)), since: facts.overdueSince },
    shortLines: facts.shortLines,
    margin,
    isMarginLow: margin !== null && margin < LOW_MARGIN,
    note: facts.note,
    isNewCustomer: facts.isNewCustomer,
  };
}

function marginOf({ goodsNet, goodsCost }: ApprovalFacts): number | null {
  if (goodsCost === null || goodsNet === 0) return null;
  return Math.round(((goodsNet - goodsCost) / goodsNet) * PERCENT * TENTHS) / TENTHS;
}

/** Whether nothing speaks against the order: it can be approved without a look. */
export const isClear = ({ overLimit, overdue, shortLines, isMarginLow, note, isNewCustomer }: ApprovalSigns): boolean =>
  overLimit === null && overdue === null && shortLines === 0 && !isMarginLow && note === null && !isNewCustomer;
