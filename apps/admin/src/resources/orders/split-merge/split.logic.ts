import type { AdminOrder, OrderLine } from '@sjaj/contract';
import { add, type Feninga, fromKm, type PartTotals, splitTotals, ZERO } from '@sjaj/domain';

/** The typed quantity of the second part, by line. Absent lines stay in the first part. */
export type Typed = Readonly<Record<number, string>>;

/** The quantity of a line in the second part; null if the typed text is invalid. */
export function secondOf({ id, quantity }: OrderLine, typed: Typed): number | null {
  const digits = (typed[id] ?? '').trim();
  if (digits === '') return 0;
  const count = /^\d{1,4}$/.test(digits) ? Number(digits) : null;
  return count === null || count > quantity ? null : count;
}

/** The missing quantities: neither reserved nor in stock. */
export function missingOf({ orderLines, shortLines }: AdminOrder): Typed {
  const available = new Map(shortLines.map((short) => [short.lineId, short.available]));
  return Object.fromEntries(
    orderLines.flatMap((line) => {
      const missing = line.quantity - line.reserved - (available.get(line.id) ?? line.quantity);
      return missing > 0 ? [[line.id, String(missing)]] : [];
    }),
  );
}

export interface Halves {
  readonly first: PartTotals;
  readonly second: PartTotals;
  readonly lines: { readonly first: number; readonly second: number };
  /** Whether net, VAT and total of the two parts add up to the order. */
  readonly isWhole: boolean;
  /** Whether both parts have lines. */
  readonly isParted: boolean;
}

const km = (amount: number | null): Feninga => (amount === null ? ZERO : fromKm(amount));

/** The totals of the two parts, by the same rule as the server; null while a typed quantity is invalid. */
export function halvesOf(order: AdminOrder, typed: Typed): Halves | null {
  const parted = order.orderLines.map((line) => ({ line, second: secondOf(line, typed) }));
  const lines = parted.flatMap(({ line, second }) =>
    second === null
      ? []
      : [
          {
            articleId: line.articleId,
            unitPrice: km(line.price),
            quantity: line.quantity,
            discount: km(line.discount),
            taxRateBp: Math.round(line.taxRate * 100),
            second,
          },
        ],
  );
  if (lines.length < parted.length) return null;
  const taxGroups = order.vatRates.map(({ rate, base, vat }) => ({
    taxRateBp: Math.round(rate * 100),
    net: km(base),
    vat: km(vat),
    total: add(km(base), km(vat)),
  }));
  const { first, second } = splitTotals({
    isGross: order.companyTitle === null,
    lines,
    postage: km(order.postage),
    taxGroups,
  });
  const now = lines.filter((line) => line.second < line.quantity).length;
  const later = lines.filter((line) => line.second > 0).length;
  return {
    first,
    second,
    lines: { first: now, second: later },
    isWhole:
      first.net + second.net === km(order.amountWithoutVat) &&
      first.vat + second.vat === km(order.vat) &&
      first.total + second.total === km(order.total),
    isParted: now > 0 && later > 0,
  };
}
