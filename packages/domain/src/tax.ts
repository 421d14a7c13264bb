import { type Feninga, feninga, percentOf, subtract, sum, times, ZERO } from './money.ts';
import { shareOf } from './rounding.ts';

/** The standard rate of VAT in basis points; articles carry their own through the tax group. */
export const STANDARD_VAT_BP = 1700;

/** A line of a document before tax is worked out. `discount` is its share of the document's discount, 0 for none. */
export type PricedLine = {
  readonly unitPrice: Feninga;
  readonly quantity: number;
  readonly taxRateBp: number;
  readonly discount: Feninga;
};

/** What one tax group adds up to. */
export type TaxGroupTotal = {
  readonly taxRateBp: number;
  readonly net: Feninga;
  readonly vat: Feninga;
  readonly total: Feninga;
};

/**
 * The figures of a cart, an order or its PDF. `amounts` are the lines after their discount, in the order given (net for
 * companies, gross for private customers); `goods` is their sum before discounts in the same currency of tax.
 */
export type DocumentTotals = {
  readonly amounts: readonly Feninga[];
  readonly goods: Feninga;
  readonly discount: Feninga;
  readonly taxGroups: readonly TaxGroupTotal[];
  readonly net: Feninga;
  readonly vat: Feninga;
  readonly total: Feninga;
};

/** VAT on a net amount, rounded once. */
export const vatOn = (net: Feninga, taxRateBp: number): Feninga => percentOf(net, taxRateBp);

/** The net amount inside a gross one, rounded once. */
export const netFromGross = (gross: Feninga, taxRateBp: number): Feninga =>
  feninga(shareOf(gross, 10_000, 10_000 + taxRateBp));

/** The gross amount of a net one: what a unit price looks like with VAT. */
export const grossFromNet = (net: Feninga, taxRateBp: number): Feninga => feninga(net + vatOn(net, taxRateBp));

/** The line before its discount. */
export const lineAmount = (line: Pick<PricedLine, 'unitPrice' | 'quantity'>): Feninga =>
  times(line.unitPrice, line.quantity);

/** Totals of net prices (companies): VAT per tax group on the sum of the lines' nets after discounts, rounded once. */
export function netTotals(lines: readonly PricedLine[]): DocumentTotals {
  return totals(lines, (net, taxRateBp) => {
    const vat = vatOn(net, taxRateBp);
    return { taxRateBp, net, vat, total: feninga(net + vat) };
  });
}

/** Totals of gross prices (private customers and guests): VAT taken out of the gross total per tax group. */
export function grossTotals(lines: readonly PricedLine[]): DocumentTotals {
  return totals(lines, (total, taxRateBp) => {
    const net = netFromGross(total, taxRateBp);
    return { taxRateBp, net, vat: subtract(total, net), total };
  });
}

function totals(
  lines: readonly PricedLine[],
  close: (amount: Feninga, taxRateBp: number) => TaxGroupTotal,
): DocumentTotals {
  const amounts = lines.map((line) => subtract(lineAmount(line), line.discount));
  const byRate = new Map<number, Feninga>();
  lines.forEach((line, index) => {
    byRate.set(line.taxRateBp, feninga((byRate.get(line.taxRateBp) ?? ZERO) + (amounts[index] ?? ZERO)));
  });
  const taxGroups = [...byRate].sort(([a], [b]) => b - a).map(([rate, amount]) => close(amount, rate));
  return {
    amounts,
    goods: sum(lines.map(lineAmount)),
    discount: sum(lines.map((line) => line.discount)),
    taxGroups,
    net: sum(taxGroups.map((group) => group.net)),
    vat: sum(taxGroups.map((group) => group.vat)),
    total: sum(taxGroups.map((group) => group.total)),
  };
}
