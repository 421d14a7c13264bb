import {
  feninga,
  grossFromNet,
  grossTotals,
  netTotals,
  spreadDiscount,
  STANDARD_VAT_BP,
  ZERO,
  type Feninga,
} from '@sjaj/domain';
import type { Numbered } from '../load/article-tables.ts';
import type { Address } from './addresses.ts';
import type { Company } from './companies.ts';
import type { LinePrice } from './line-price.ts';
import type { User } from './users.ts';

export type Status = -1 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export interface OrderLine extends LinePrice {
  readonly item: Numbered;
  readonly quantity: number;
  readonly reserved: number;
}

export interface OrderEvent {
  readonly from: Status | null;
  readonly to: Status;
  readonly at: Date;
  readonly by: User;
  readonly reason: string | null;
}

export interface DemoOrder {
  readonly id: number;
  readonly status: Status;
  readonly waitsFor: 'stock' | 'approval' | null;
  readonly company: Company | null;
  readonly orderer: User;
  readonly placedBy: User | null;
  readonly address: Address;
  readonly method: 'own' | 'express' | 'pickup';
  readonly pickupId: number | null;
  readonly paymentTypeId: 1 | 2 | 3;
  readonly note: string | null;
  readonly reference: string | null;
  readonly coupon: { readonly id: number; readonly code: string; readonly percentBp: number } | null;
  readonly lines: readonly OrderLine[];
  readonly postageNet: number;
  readonly events: readonly OrderEvent[];
  readonly placedAt: Date;
  readonly mergedInto: number | null;
  readonly splitFrom: number | null;
}

/** The figures that an order keeps, all in feninga. */
export interface OrderFigures {
  readonly goodsNet: number;
  readonly discount: number;
  readonly net: number;
  readonly vat: number;
  readonly total: number;
  readonly vatRates: readonly { readonly taxRateBp: number; readonly net: number; readonly vat: number }[];
  readonly lineNets: readonly number[];
  readonly lineDiscounts: readonly number[];
}

const amountOf = (line: OrderLine): Feninga => feninga(line.price * line.quantity);

function discounts(order: DemoOrder): readonly Feninga[] {
  const shares = order.lines.map((line) => ({ articleId: line.item.id, amount: amountOf(line) }));
  if (order.coupon === null) return shares.map(() => ZERO);
  const goods = shares.reduce((sum, share) => sum + share.amount, 0);
  return spreadDiscount(feninga(Math.round((goods * order.coupon.percentBp) / 10_000)), shares);
}

/** Totals of an order: VAT once per rate, postage among the goods of its rate; lines add up to the goods. */
export function figuresOf(order: DemoOrder): OrderFigures {
  const isRetail = order.company === null;
  const lineDiscounts = discounts(order);
  const postageNet = feninga(order.postageNet);
  const postage = isRetail ? grossFromNet(postageNet, STANDARD_VAT_BP) : postageNet;
  const goods = order.lines.map((line, index) => ({
    unitPrice: feninga(line.price),
    quantity: line.quantity,
    taxRateBp: STANDARD_VAT_BP,
    discount: lineDiscounts[index] ?? ZERO,
  }));
  const parcel = { unitPrice: postage, quantity: 1, taxRateBp: STANDARD_VAT_BP, discount: ZERO };
  const totals = (isRetail ? grossTotals : netTotals)(postage > 0 ? [...goods, parcel] : goods);
  const discount = isRetail ? 0 : totals.discount;
  const goodsNet = feninga(totals.net - postageNet + discount);
  const amounts = order.lines.map(amountOf);
  const shares = order.lines.map((line, index) => ({ articleId: line.item.id, amount: amounts[index] ?? ZERO }));
  return {
    goodsNet,
    discount,
    net: totals.net,
    vat: totals.vat,
    total: totals.total,
    vatRates: totals.taxGroups,
    lineNets: isRetail ? spreadDiscount(goodsNet, shares) : amounts,
    lineDiscounts,
  };
}

/** Grams of the goods. */
export const weightOfOrder = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, line) => sum + line.item.article.weight * line.quantity, 0);
