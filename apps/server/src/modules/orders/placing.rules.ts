import { ORDER_STATUS, type OrderStatus } from '@sjaj/contract';
import {
  add,
  type DocumentTotals,
  type Feninga,
  grossFromNet,
  grossTotals,
  lineAmount,
  netTotals,
  spreadDiscount,
  STANDARD_VAT_BP,
  subtract,
  sum,
  ZERO,
} from '@sjaj/domain';
import type { WaitsFor } from './rules.ts';

export interface OrderedLine {
  readonly articleId: number;
  readonly quantity: number;
  readonly unitPrice: Feninga;
  readonly taxRateBp: number;
  /** Its share of the discount code, in the buyer's kind of price; none where left out. */
  readonly discount?: Feninga;
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
  /** The net amounts of the lines before discounts, in their order; they add up to `goodsNet`. */
  readonly lineNets: readonly Feninga[];
  /** The net discounts of the lines; they add up to `discount`, and none exceeds its line. */
  readonly lineDiscounts: readonly Feninga[];
}

interface PlainGoods {
  readonly lines: readonly Pick<OrderedLine, 'articleId' | 'quantity' | 'unitPrice'>[];
  readonly isRetail: boolean;
}

interface Goods {
  readonly lines: readonly OrderedLine[];
  readonly isRetail: boolean;
}

/** Postage bears VAT at the standard rate and joins the goods of that rate, so that VAT is rounded once for both. */
export function orderTotals(goods: Goods, postageNet: Feninga): OrderTotals {
  const { lines, isRetail } = goods;
  const totals = documentTotals(goods, postageNet);
  const full = isRetail ? documentTotals({ isRetail, lines: lines.map(withoutDiscount) }, postageNet) : totals;
  const goodsNet = isRetail ? subtract(full.net, postageNet) : sum(lines.map(lineAmount));
  const discount = subtract(add(goodsNet, postageNet), totals.net);
  const nets = lineNets(goods, goodsNet);
  return {
    goodsNet,
    discount,
    postageNet,
    net: totals.net,
    vat: totals.vat,
    total: totals.total,
    vatRates: totals.taxGroups.map(({ taxRateBp, net, vat }) => ({ taxRateBp, base: net, vat })),
    lineNets: nets,
    lineDiscounts: lineDiscounts(goods, discount, nets),
  };
}

const withoutDiscount = (line: OrderedLine): OrderedLine => ({ ...line, discount: ZERO });

function documentTotals({ lines, isRetail }: Goods, postageNet: Feninga): DocumentTotals {
  const postage = isRetail ? grossFromNet(postageNet, STANDARD_VAT_BP) : postageNet;
  const priced = [
    ...lines.map((line) => ({ ...line, discount: line.discount ?? ZERO })),
    { unitPrice: postage, quantity: 1, taxRateBp: STANDARD_VAT_BP, discount: ZERO },
  ].filter(({ unitPrice }) => unitPrice > 0);
  return (isRetail ? grossTotals : netTotals)(priced);
}

/** A retail line's net is its share of the net of the whole, by largest remainder, so that the lines add up to it. */
function lineNets({ lines, isRetail }: PlainGoods, goodsNet: Feninga): readonly Feninga[] {
  const amounts = lines.map(lineAmount);
  if (!isRetail) return amounts;
  return spreadDiscount(
    goodsNet,
    lines.map(({ articleId }, index) => ({ articleId, amount: amounts[index] ?? ZERO })),
  );
}

/** A company's discounts are net already; a private customer's net discount is spread over the lines that have one. */
function lineDiscounts({ lines, isRetail }: Goods, discount: Feninga, nets: readonly Feninga[]): readonly Feninga[] {
  if (!isRetail) return lines.map((line) => line.discount ?? ZERO);
  const all = lines.map(({ articleId }, index) => ({ articleId, amount: nets[index] ?? ZERO }));
  const covered = all.map((line, index) => ({ ...line, amount: lines[index]?.discount ? line.amount : ZERO }));
  const reaches = sum(covered.map(({ amount }) => amount)) >= discount;
  return spreadDiscount(discount, reaches ? covered : all);
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
