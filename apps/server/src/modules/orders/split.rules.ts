import { type Feninga, feninga, grossFromNet, type PartTotals, splitTotals, STANDARD_VAT_BP, ZERO } from '@sjaj/domain';
import { lineNets } from './placing.rules.ts';

/** An order that is split. Amounts are feninga. */
export interface Splittable {
  readonly isRetail: boolean;
  readonly postageNet: number;
  readonly weightG: number;
  readonly vatRates: readonly { readonly taxRateBp: number; readonly base: number; readonly vat: number }[];
  readonly lines: readonly SplittableLine[];
}

interface SplittableLine {
  readonly id: number;
  readonly articleId: number;
  readonly quantity: number;
  readonly reserved: number;
  readonly unitPrice: number;
  readonly taxRateBp: number;
  readonly discount: number;
  readonly weightG: number;
}

export interface PartLine {
  /** The line of the source that it is a copy of. */
  readonly id: number;
  readonly articleId: number;
  readonly quantity: number;
  readonly reserved: number;
  readonly net: Feninga;
  readonly discount: Feninga;
}

export interface Part {
  readonly lines: readonly PartLine[];
  readonly goodsNet: Feninga;
  readonly postageNet: Feninga;
  readonly weightG: number;
  readonly totals: PartTotals;
}

/** Whether every piece of the part is set aside: one that is not begins as a pre-order. */
export const isFilled = ({ lines }: Part): boolean => lines.every(({ reserved, quantity }) => reserved === quantity);

/** Whether the parts ask for what the lines hold. `second` is what goes to the second part, by line. */
export function fits(lines: readonly SplittableLine[], second: ReadonlyMap<number, number>): boolean {
  const quantities = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  return [...second].every(([id, quantity]) => quantity <= (quantities.get(id) ?? -1));
}

/**
 * Two orders out of one: figures as `splitTotals` shares them; what is set aside goes to the first part as far as it
 * needs it, because that is the one that leaves at once; the delivery is paid with the first.
 */
export function splitOrder(order: Splittable, second: ReadonlyMap<number, number>): readonly [Part, Part] {
  const postageNet = feninga(order.postageNet);
  const later = (line: SplittableLine): number => second.get(line.id) ?? 0;
  const now = (line: SplittableLine): number => line.quantity - later(line);
  const totals = splitTotals({
    lines: order.lines.map((line) => ({
      ...line,
      unitPrice: feninga(line.unitPrice),
      discount: feninga(line.discount),
      second: later(line),
    })),
    postage: order.isRetail ? grossFromNet(postageNet, STANDARD_VAT_BP) : postageNet,
    taxGroups: order.vatRates.map(({ taxRateBp, base, vat }) => ({
      taxRateBp,
      net: feninga(base),
      vat: feninga(vat),
      total: feninga(base + vat),
    })),
  });
  const heavy = order.lines.reduce((all, line) => all + line.weightG * later(line), 0);
  const laterWeight = Math.min(heavy, order.weightG);
  const taken = (line: SplittableLine): number => Math.min(line.reserved, now(line));
  return [
    partOf(order, {
      totals: totals.first,
      postageNet,
      weightG: order.weightG - laterWeight,
      quantity: now,
      reserved: taken,
    }),
    partOf(order, {
      totals: totals.second,
      postageNet: ZERO,
      weightG: laterWeight,
      quantity: later,
      reserved: (line) => line.reserved - taken(line),
    }),
  ];
}

interface Share {
  readonly totals: PartTotals;
  readonly postageNet: Feninga;
  readonly weightG: number;
  readonly quantity: (line: SplittableLine) => number;
  readonly reserved: (line: SplittableLine) => number;
}

function partOf({ lines, isRetail }: Splittable, { totals, postageNet, weightG, quantity, reserved }: Share): Part {
  const goodsNet = feninga(totals.net + totals.discount - postageNet);
  const priced = lines.map((line) => ({ ...line, unitPrice: feninga(line.unitPrice), quantity: quantity(line) }));
  const nets = lineNets({ lines: priced, isRetail }, goodsNet);
  return {
    lines: lines
      .map((line, index) => ({
        id: line.id,
        articleId: line.articleId,
        quantity: quantity(line),
        reserved: reserved(line),
        net: nets[index] ?? ZERO,
        discount: totals.discounts[index] ?? ZERO,
      }))
      .filter((line) => line.quantity > 0),
    goodsNet,
    postageNet,
    weightG,
    totals,
  };
}
