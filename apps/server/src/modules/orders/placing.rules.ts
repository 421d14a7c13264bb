import { ORDER_STATUS, type OrderStatus } from '@sjaj/contract';
import {
  type DocumentTotals,
  type Feninga,
  grossFromNet,
  grossTotals,
  netTotals,
  spreadDiscount,
  STANDARD_VAT_BP,
  subtract,
  sum,
  times,
  ZERO,
} from '@sjaj/domain';
import type { WaitsFor } from './rules.ts';

export interface OrderedLine {
  readonly articleId: number;
  readonly quantity: number;
  readonly unitPrice: Feninga;
  readonly taxRateBp: number;
}

/** The figures of an order, as it keeps them. `total = net + vat`, `net = goodsNet - discount + postageNet`. */
export interface OrderTotals {
  readonly goodsNet: Feninga;
  readonly discount: Feninga;
  readonly postageNet: Feninga;
  readonly net: Feninga;
  readonly vat: Feninga;
  readonly total: Feninga;
  readonly vatRates: readonly { readonly taxRateBp: number; readonly base: Feninga; readonly vat: Feninga }[];
  /** The net amounts of the lines, in their order; they add up to `goodsNet`. */
  readonly lineNets: readonly Feninga[];
}

interface Goods {
  readonly lines: readonly OrderedLine[];
  readonly isRetail: boolean;
}

/** Postage bears VAT at the standard rate and joins the goods of that rate, so that VAT is rounded once for both. */
export function orderTotals({ lines, isRetail }: Goods, postageNet: Feninga): OrderTotals {
  const postage = isRetail ? grossFromNet(postageNet, STANDARD_VAT_BP) : postageNet;
  const priced = [
    ...lines.map((line) => ({ ...line, discount: ZERO })),
    { unitPrice: postage, quantity: 1, taxRateBp: STANDARD_VAT_BP, discount: ZERO },
  ].filter(({ unitPrice }) => unitPrice > 0);
  const totals: DocumentTotals = (isRetail ? grossTotals : netTotals)(priced);
  const goodsNet = subtract(totals.net, postageNet);
  return {
    goodsNet,
    discount: totals.discount,
    postageNet,
    net: totals.net,
    vat: totals.vat,
    total: totals.total,
    vatRates: totals.taxGroups.map(({ taxRateBp, net, vat }) => ({ taxRateBp, base: net, vat })),
    lineNets: lineNets({ lines, isRetail }, goodsNet),
  };
}

/** A retail line's net is its share of the net of the whole, by largest remainder, so that the lines add up to it. */
export function lineNets({ lines, isRetail }: Goods, goodsNet: Feninga): readonly Feninga[] {
  const amounts = lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity));
  if (!isRetail) return amounts;
  return spreadDiscount(
    goodsNet,
    lines.map(({ articleId }, index) => ({ articleId, amount: amounts[index] ?? ZERO })),
  );
}

/** What a buyer may order without asking: per order and per calendar month, with VAT; null = without limit. */
export interface Limits {
  readonly orderLimit: Feninga | null;
  readonly monthLimit: Feninga | null;
}

/** Whether the order needs the company admin's approval. `spent` is the month's sum before it. */
export const isAboveLimit = (total: Feninga, spent: Feninga, { orderLimit, monthLimit }: Limits): boolean =>
  (orderLimit !== null && total > orderLimit) || (monthLimit !== null && sum([spent, total]) > monthLimit);

interface Circumstances {
  readonly isAboveLimit: boolean;
  /** Some line waits for stock. */
  readonly isShort: boolean;
  /** Worth nothing until it is paid. */
  readonly isPaidInAdvance: boolean;
}

export interface FirstState {
  readonly status: OrderStatus;
  readonly waitsFor: WaitsFor | null;
}

/** The state that an order begins in. The company decides first; staff see to the stock after that. */
export function firstState({ isAboveLimit: limited, isShort, isPaidInAdvance }: Circumstances): FirstState {
  if (limited) return { status: ORDER_STATUS.preOrder, waitsFor: 'approval' };
  if (isShort) return { status: ORDER_STATUS.preOrder, waitsFor: 'stock' };
  return { status: isPaidInAdvance ? ORDER_STATUS.unpaid : ORDER_STATUS.created, waitsFor: null };
}
