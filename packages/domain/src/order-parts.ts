import { spreadDiscount } from './discount.ts';
import { add, type Feninga, feninga, subtract, sum, times, ZERO } from './money.ts';
import { shareOf } from './rounding.ts';
import { grossFromNet, STANDARD_VAT_BP, type TaxGroupTotal } from './tax.ts';

/** A line of an order that is split. Prices and discounts are as the order keeps them. */
export type SplitLine = {
  readonly articleId: number;
  readonly unitPrice: Feninga;
  readonly quantity: number;
  readonly discount: Feninga;
  readonly taxRateBp: number;
  /** How many go to the second part, 0 to `quantity`. */
  readonly second: number;
};

type SplitSource = {
  /** Whether unit prices and postage contain VAT; discounts are net in either case. */
  readonly isGross: boolean;
  readonly lines: readonly SplitLine[];
  /** It stays with the first part: the customer pays for one delivery. */
  readonly postage: Feninga;
  readonly taxGroups: readonly TaxGroupTotal[];
};

/** The totals of one part. `discounts` are those of the lines, in their order, 0 for a line that is not in the part. */
export type PartTotals = {
  readonly discounts: readonly Feninga[];
  readonly discount: Feninga;
  readonly taxGroups: readonly TaxGroupTotal[];
  readonly net: Feninga;
  readonly vat: Feninga;
  readonly total: Feninga;
};

/**
 * Splits the figures of an order in two that add up to it, to the feninga. A line's discount is spread over its two parts by
 * largest remainder. Net and total of a tax group are shared in proportion to what its lines come to, rounded once for the
 * first part; VAT is the difference of the two, and whatever rounding leaves over is the second part's. RangeError where
 * `second` is not a part of the line's quantity.
 */
export function splitTotals(source: SplitSource): { readonly first: PartTotals; readonly second: PartTotals } {
  const discounts = source.lines.map(splitLineDiscount);
  const firstGroups = source.taxGroups.map(({ taxRateBp, net, total }) => {
    const weights = weightsOf(source, taxRateBp, discounts);
    return groupOf(taxRateBp, shareOfFirst(net, weights), shareOfFirst(total, weights));
  });
  const secondGroups = source.taxGroups.map(({ taxRateBp, net, total }, index) => {
    const first = firstGroups[index];
    return first
      ? groupOf(taxRateBp, subtract(net, first.net), subtract(total, first.total))
      : groupOf(taxRateBp, net, total);
  });
  return {
    first: partOf(
      firstGroups,
      discounts.map(([first]) => first),
    ),
    second: partOf(
      secondGroups,
      discounts.map(([, second]) => second),
    ),
  };
}

/** Adds up the tax groups of several orders by rate, without rounding again. */
export function mergeTaxGroups(orders: readonly (readonly TaxGroupTotal[])[]): readonly TaxGroupTotal[] {
  const byRate = Map.groupBy(orders.flat(), ({ taxRateBp }) => taxRateBp);
  return [...byRate]
    .sort(([a], [b]) => b - a)
    .map(([taxRateBp, groups]) =>
      groupOf(taxRateBp, sum(groups.map(({ net }) => net)), sum(groups.map(({ total }) => total))),
    );
}

const amountOf = ({ unitPrice }: SplitLine, quantity: number): Feninga => times(unitPrice, quantity);

function splitLineDiscount(line: SplitLine): readonly [Feninga, Feninga] {
  const { articleId, quantity, second, discount } = line;
  if (!Number.isInteger(second) || second < 0 || second > quantity)
    throw new RangeError(`not a part of ${quantity}: ${second}`);
  const [first = ZERO, rest = ZERO] = spreadDiscount(discount, [
    { articleId, amount: amountOf(line, quantity - second) },
    { articleId, amount: amountOf(line, second) },
  ]);
  return [first, rest];
}

/**
 * The weights of both parts in a tax group: the amounts of its lines, with the postage in the first part. Where discounts leave
 * nothing, quantities are the weights: a fening that rounding leaves over must not go to a part without a line of this rate.
 */
function weightsOf(
  source: SplitSource,
  taxRateBp: number,
  discounts: readonly (readonly [Feninga, Feninga])[],
): readonly [Feninga, Feninga] {
  const firstLines = weightOf(source, taxRateBp, (line, index) => ({
    quantity: line.quantity - line.second,
    discount: discounts[index]?.[0] ?? ZERO,
  }));
  const second = weightOf(source, taxRateBp, (line, index) => ({
    quantity: line.second,
    discount: discounts[index]?.[1] ?? ZERO,
  }));
  const first = add(firstLines, taxRateBp === STANDARD_VAT_BP ? source.postage : ZERO);
  if (first !== 0 || second !== 0) return [first, second];
  const lines = source.lines.filter((line) => line.taxRateBp === taxRateBp);
  return [
    sum(lines.map(({ quantity, second }) => feninga(quantity - second))),
    sum(lines.map(({ second }) => feninga(second))),
  ];
}

/** The amount of a tax rate's lines in one part, with or without VAT as the order's prices are. */
function weightOf(
  { lines, isGross }: SplitSource,
  taxRateBp: number,
  partOfLine: (line: SplitLine, index: number) => { readonly quantity: number; readonly discount: Feninga },
): Feninga {
  return sum(
    lines.map((line, index) => {
      if (line.taxRateBp !== taxRateBp) return ZERO;
      const { quantity, discount } = partOfLine(line, index);
      const off = isGross ? grossFromNet(discount, taxRateBp) : discount;
      return feninga(Math.max(0, amountOf(line, quantity) - off));
    }),
  );
}

/** The share of the first part in an amount, in proportion to the weights of both. */
const shareOfFirst = (amount: Feninga, [first, second]: readonly [Feninga, Feninga]): Feninga =>
  first === 0 ? ZERO : feninga(shareOf(amount, first, first + second));

const groupOf = (taxRateBp: number, net: Feninga, total: Feninga): TaxGroupTotal => ({
  taxRateBp,
  net,
  vat: subtract(total, net),
  total,
});

function partOf(groups: readonly TaxGroupTotal[], discounts: readonly Feninga[]): PartTotals {
  const taxGroups = groups.filter(({ total }) => total !== 0);
  return {
    discounts,
    discount: sum(discounts),
    taxGroups,
    net: sum(taxGroups.map(({ net }) => net)),
    vat: sum(taxGroups.map(({ vat }) => vat)),
    total: sum(taxGroups.map(({ total }) => total)),
  };
}
