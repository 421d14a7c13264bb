import {
  add,
  type Feninga,
  feninga,
  grossFromNet,
  type PartTotals,
  shareOf,
  spreadDiscount,
  splitTotals,
  STANDARD_VAT_BP,
  subtract,
  sum,
  times,
  ZERO,
} from '@sjaj/domain';

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

interface PartLine {
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
  const quantityLater = (line: SplittableLine): number => second.get(line.id) ?? 0;
  const quantityNow = (line: SplittableLine): number => line.quantity - quantityLater(line);
  const totals = splitTotals({
    isGross: order.isRetail,
    lines: order.lines.map((line) => ({
      ...line,
      unitPrice: feninga(line.unitPrice),
      discount: feninga(line.discount),
      second: quantityLater(line),
    })),
    postage: order.isRetail ? grossFromNet(postageNet, STANDARD_VAT_BP) : postageNet,
    taxGroups: order.vatRates.map(({ taxRateBp, base, vat }) => ({
      taxRateBp,
      net: feninga(base),
      vat: feninga(vat),
      total: feninga(base + vat),
    })),
  });
  // Of a wholly discounted order rounding can leave the first part a fening less than the delivery costs.
  const paidNow = feninga(Math.min(postageNet, totals.first.net));
  const heavy = order.lines.reduce((all, line) => all + line.weightG * quantityLater(line), 0);
  const laterWeight = Math.min(heavy, order.weightG);
  const taken = (line: SplittableLine): number => Math.min(line.reserved, quantityNow(line));
  return [
    partOf(order, {
      totals: totals.first,
      postageNet: paidNow,
      weightG: order.weightG - laterWeight,
      quantity: quantityNow,
      reserved: taken,
    }),
    partOf(order, {
      totals: totals.second,
      postageNet: subtract(postageNet, paidNow),
      weightG: laterWeight,
      quantity: quantityLater,
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
  const amounts = lines.map((line) => times(feninga(line.unitPrice), quantity(line)));
  // Rounding can leave a fening to a part whose goods cost nothing: it is shared by pieces then.
  const weights = sum(amounts) === 0 ? lines.map((line) => feninga(quantity(line))) : amounts;
  const nets = isRetail ? inProportion(goodsNet, weights) : amounts;
  const discounts = within(nets, lines, totals);
  return {
    lines: lines
      .map((line, index) => ({
        id: line.id,
        articleId: line.articleId,
        quantity: quantity(line),
        reserved: reserved(line),
        net: nets[index] ?? ZERO,
        discount: discounts[index] ?? ZERO,
      }))
      .filter((line) => line.quantity > 0),
    goodsNet,
    postageNet,
    weightG,
    totals,
  };
}

/** Shares of a figure that add up to it: every line is rounded together with those before it. */
function inProportion(figure: Feninga, weights: readonly Feninga[]): readonly Feninga[] {
  const whole = sum(weights);
  let weight = ZERO;
  let given = ZERO;
  return weights.map((one) => {
    weight = add(weight, one);
    const reached = whole === 0 ? ZERO : feninga(shareOf(figure, weight, whole));
    const share = subtract(reached, given);
    given = reached;
    return share;
  });
}

/** A private customer's nets are rounded over the whole part: where a discount would exceed its line, all are distributed again. */
function within(nets: readonly Feninga[], lines: readonly SplittableLine[], { discounts, discount }: PartTotals) {
  if (discounts.every((one, index) => one <= (nets[index] ?? ZERO))) return discounts;
  return spreadDiscount(
    discount,
    lines.map(({ articleId }, index) => ({ articleId, amount: nets[index] ?? ZERO })),
  );
}
