import { feninga, mergeTaxGroups, spreadDiscount, STANDARD_VAT_BP, sum } from '@sjaj/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinLines } from './merge.ts';
import { orderTotals } from './placing.ts';
import { type Part, type Splittable, splitOrder } from './split.ts';

/** Orders that are split and merged again and again, with a code that covers some of their lines, at odd rates of VAT. */

/** More in the long run. */
const RUNS = Math.max(200, fc.readConfigureGlobal().numRuns ?? 0);
const RATES = [STANDARD_VAT_BP, 0, 500, 333, 2_501, 10_000] as const;

interface Order extends Splittable {
  readonly lines: readonly Line[];
}
type Line = Splittable['lines'][number] & { readonly net: number };

const placed = fc
  .record({
    isRetail: fc.boolean(),
    postageNet: fc.nat(3_000),
    off: fc.constantFrom(0, 0.001, 0.333, 0.999, 1),
    lines: fc.uniqueArray(
      fc.record({
        articleId: fc.integer({ min: 1, max: 9 }),
        unitPrice: fc.oneof(fc.nat(20), fc.nat(100_000)).map(feninga),
        quantity: fc.integer({ min: 1, max: 60 }),
        taxRateBp: fc.constantFrom(...RATES),
        weightG: fc.nat(5_000),
        isCovered: fc.boolean(),
      }),
      { selector: ({ articleId }) => articleId, minLength: 1, maxLength: 6 },
    ),
  })
  .map(({ isRetail, postageNet, off, lines }): Order => {
    const worth = lines.map(({ articleId, unitPrice, quantity, isCovered }) => ({
      articleId,
      amount: feninga(isCovered ? unitPrice * quantity : 0),
    }));
    const shares = spreadDiscount(feninga(Math.floor(sum(worth.map(({ amount }) => amount)) * off)), worth);
    const discounted = lines.map((line, index) => ({ ...line, discount: shares[index] ?? feninga(0) }));
    const totals = orderTotals({ lines: discounted, isRetail }, feninga(postageNet));
    return {
      isRetail,
      postageNet,
      weightG: lines.reduce((all, { weightG, quantity }) => all + weightG * quantity, 0),
      vatRates: totals.vatRates,
      lines: lines.map((line, index) => ({
        ...line,
        id: index + 1,
        reserved: line.quantity,
        net: totals.lineNets[index] ?? 0,
        discount: totals.lineDiscounts[index] ?? 0,
      })),
    };
  });

const add = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

const figuresOf = (orders: readonly Order[]) => {
  const lines = orders.flatMap((order) => order.lines);
  const rates = orders.flatMap((order) => order.vatRates);
  return {
    goods: add(lines.map(({ net }) => net)),
    discount: add(lines.map(({ discount }) => discount)),
    postage: add(orders.map(({ postageNet }) => postageNet)),
    net: add(rates.map(({ base }) => base)),
    vat: add(rates.map(({ vat }) => vat)),
    vatByRate: RATES.map((rate) => add(rates.flatMap(({ taxRateBp, vat }) => (taxRateBp === rate ? vat : [])))),
    weight: add(orders.map(({ weightG }) => weightG)),
    pieces: Array.from({ length: 10 }, (_, article) =>
      add(lines.flatMap(({ articleId, quantity }) => (articleId === article ? quantity : []))),
    ),
    reserved: add(lines.map(({ reserved }) => reserved)),
  };
};

/** What the database asks of every order. */
function expectWhole(order: Order): void {
  const { goods, discount, postage, net, vat } = figuresOf([order]);
  expect(net).toBe(goods - discount + postage);
  expect(Math.min(goods, discount, postage, net, vat, order.weightG)).toBeGreaterThanOrEqual(0);
  expect(discount).toBeLessThanOrEqual(goods);
  for (const { base, vat: own } of order.vatRates) expect(Math.min(base, own)).toBeGreaterThanOrEqual(0);
  for (const line of order.lines) {
    expect(line.discount).toBeLessThanOrEqual(line.net);
    expect(Math.min(line.discount, line.reserved, line.quantity - 1)).toBeGreaterThanOrEqual(0);
    if (!order.isRetail) expect(line.net).toBe(line.unitPrice * line.quantity);
  }
}

const partAsOrder = (source: Order, { lines, postageNet, weightG, totals }: Part): Order => ({
  isRetail: source.isRetail,
  postageNet,
  weightG,
  vatRates: totals.taxGroups.map(({ taxRateBp, net, vat }) => ({ taxRateBp, base: net, vat })),
  lines: lines.flatMap((line, index) => {
    const of = source.lines.find(({ id }) => id === line.id);
    return of ? [{ ...of, ...line, id: index + 1 }] : [];
  }),
});

/** As the service merges; ids are made unique before, as those of lines are. */
function merged(orders: readonly Order[]): Order {
  const lines = orders
    .flatMap((order) => order.lines)
    .map((line, index) => ({
      ...line,
      id: index + 1,
      listPrice: line.unitPrice,
      oldPrice: null,
      priceSource: 'list',
      note: null,
    }));
  const groups = orders.map(({ vatRates }) =>
    vatRates.map(({ taxRateBp, base, vat }) => ({
      taxRateBp,
      net: feninga(base),
      vat: feninga(vat),
      total: feninga(base + vat),
    })),
  );
  return {
    isRetail: false,
    postageNet: add(orders.map(({ postageNet }) => postageNet)),
    weightG: add(orders.map(({ weightG }) => weightG)),
    vatRates: mergeTaxGroups(groups).map(({ taxRateBp, net, vat }) => ({ taxRateBp, base: net, vat })),
    lines: joinLines(lines),
  };
}

interface StatusChange {
  readonly which: number;
  readonly parts: readonly number[];
  readonly merges: boolean;
}

/** Splits one of the orders, or merges two; what cannot be done is left. */
function after(orders: readonly Order[], { which, parts, merges }: StatusChange): readonly Order[] {
  const order = orders[which % orders.length];
  const other = orders[(which + 1) % orders.length];
  if (!order || !other) return orders;
  const others = orders.filter((one) => one !== order);
  if (merges) {
    if (order === other || order.isRetail || other.isRetail) return orders;
    return [...others.filter((one) => one !== other), merged([order, other])];
  }
  const second = new Map(
    order.lines.map(({ id, quantity }, index) => [id, Math.round(quantity * (parts[index % parts.length] ?? 0))]),
  );
  const halves = splitOrder(order, second).map((part) => partAsOrder(order, part));
  return halves.some(({ lines }) => lines.length === 0) ? orders : [...others, ...halves];
}

it('lose no feninga, no piece and no gram, and stay orders that can be kept, however often they are taken apart', () => {
  const steps = fc.array(
    fc.record({
      which: fc.nat(9),
      parts: fc.array(fc.constantFrom(0, 0.1, 0.5, 0.9, 1), { minLength: 1, maxLength: 6 }),
      merges: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(fc.array(placed, { minLength: 1, maxLength: 2 }), steps, (orders, walk) => {
      const before = figuresOf(orders);
      let quantityNow: readonly Order[] = orders;
      for (const order of quantityNow) expectWhole(order);
      for (const step of walk) {
        quantityNow = after(quantityNow, step);
        for (const order of quantityNow) expectWhole(order);
        expect(figuresOf(quantityNow)).toEqual(before);
      }
    }),
    { numRuns: RUNS },
  );
}, 3_600_000);
