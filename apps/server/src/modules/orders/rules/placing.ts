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
import type { HoldReason } from './transitions.ts';

interface OrderedLine {
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
  const before = goodsNets(full, postageNet);
  const after = goodsNets(totals, postageNet);
  const discounts = new Map([...before].map(([rate, net]) => [rate, subtract(net, after.get(rate) ?? ZERO)]));
  const nets = lineNets(goods, before);
  return {
    goodsNet,
    discount,
    postageNet,
    net: totals.net,
    vat: totals.vat,
    total: totals.total,
    vatRates: totals.taxGroups.map(({ taxRateBp, net, vat }) => ({ taxRateBp, base: net, vat })),
    lineNets: nets,
    lineDiscounts: lineDiscounts(goods, discounts, nets),
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

/** The net of the goods of each VAT rate: that of the document without the delivery, which joins the standard rate. */
const goodsNets = ({ taxGroups }: DocumentTotals, postageNet: Feninga): ReadonlyMap<number, Feninga> =>
  new Map(
    taxGroups.map(({ taxRateBp, net }) => [taxRateBp, taxRateBp === STANDARD_VAT_BP ? subtract(net, postageNet) : net]),
  );

/** Shares an amount of each VAT rate among the lines of that rate, by largest remainder; in the order of the lines. */
function spreadByRate(
  amounts: ReadonlyMap<number, Feninga>,
  lines: readonly { readonly articleId: number; readonly taxRateBp: number; readonly amount: Feninga }[],
): readonly Feninga[] {
  const shares = lines.map(() => ZERO);
  for (const [taxRateBp, amount] of amounts) {
    const own = lines.flatMap((line, index) => (line.taxRateBp === taxRateBp ? [{ ...line, index }] : []));
    const spread = spreadDiscount(amount, own);
    for (const [place, { index }] of own.entries()) shares[index] = spread[place] ?? ZERO;
  }
  return shares;
}

/** A retail line's net is its share of the net of its VAT rate, so that the lines add up to it. */
function lineNets({ lines, isRetail }: Goods, nets: ReadonlyMap<number, Feninga>): readonly Feninga[] {
  const amounts = lines.map(lineAmount);
  if (!isRetail) return amounts;
  return spreadByRate(
    nets,
    lines.map((line, index) => ({ ...line, amount: amounts[index] ?? ZERO })),
  );
}

/** A company's discounts are net already; a private customer's net discount is spread over the lines that have one. */
function lineDiscounts(
  { lines, isRetail }: Goods,
  discounts: ReadonlyMap<number, Feninga>,
  nets: readonly Feninga[],
): readonly Feninga[] {
  if (!isRetail) return lines.map((line) => line.discount ?? ZERO);
  const all = lines.map((line, index) => ({ ...line, amount: nets[index] ?? ZERO }));
  const covered = all.map((line) => ({ ...line, amount: line.discount ? line.amount : ZERO }));
  // A fening of rounding can make a discount more than the covered lines are worth without VAT.
  const worth = (taxRateBp: number): Feninga =>
    sum(covered.flatMap((line) => (line.taxRateBp === taxRateBp ? line.amount : [])));
  const beyond = new Set([...discounts].flatMap(([rate, discount]) => (discount > worth(rate) ? rate : [])));
  return spreadByRate(
    discounts,
    all.map((line, index) => (beyond.has(line.taxRateBp) ? line : (covered[index] ?? line))),
  );
}

/** What a buyer may order without asking: per order and per calendar month, with VAT; null = without limit. */
interface Limits {
  readonly orderLimit: Feninga | null;
  readonly monthLimit: Feninga | null;
}

/** Whether the order needs the company admin's approval. `spent` is the month's sum before it. */
export const isAboveLimit = (total: Feninga, spent: Feninga, { orderLimit, monthLimit }: Limits): boolean =>
  (orderLimit !== null && total > orderLimit) || (monthLimit !== null && sum([spent, total]) > monthLimit);

interface FirstStateInput {
  readonly isAboveLimit: boolean;
  /** Some line waits for stock. */
  readonly isShort: boolean;
  /** Worth nothing until it is paid. */
  readonly isPaidInAdvance: boolean;
}

export interface FirstState {
  readonly status: OrderStatus;
  readonly holdReason: HoldReason | null;
}

/** The state that an order begins in. The company decides first; staff see to the stock after that. */
export function firstState({ isAboveLimit: limited, isShort, isPaidInAdvance }: FirstStateInput): FirstState {
  if (limited) return { status: ORDER_STATUS.preOrder, holdReason: 'approval' };
  if (isShort) return { status: ORDER_STATUS.preOrder, holdReason: 'stock' };
  return { status: isPaidInAdvance ? ORDER_STATUS.unpaid : ORDER_STATUS.created, holdReason: null };
}
