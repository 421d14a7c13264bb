import type { Cart, CartItem } from '@sjaj/contract';
import { discountsOf, feninga, grossTotals, netTotals, sum, toKm } from '@sjaj/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { callsFor } from './queue-calls.logic.ts';
import { projectCart } from './projected-cart.logic.ts';
import { type QueuedChange, withChange } from './queued-change.logic.ts';

const item = (articleId: number, quantity: number, price: number | null = 2.5): CartItem => ({
  id: articleId * 10,
  articleId,
  article: {
    id: articleId,
    title: `Artikal ${articleId}`,
    slug: 'a',
    brand: 'Aqualin',
    category: 'Papir',
    placeholder: 'p',
  },
  variation: null,
  code: `A-${articleId}`,
  quantity,
  unit: 'kom',
  pack: null,
  minimumQuantity: 1,
  packSize: 1,
  price,
  oldPrice: null,
  priceSource: price === null ? null : 'list',
  costsOfUse: [],
  taxRateBp: 1_700,
  isCovered: false,
  amount: price === null ? null : (price * 100 * quantity) / 100,
  previousPrice: null,
  nextBreak: null,
  highlightedImageUrl: null,
  stock: { state: 'in_stock', available: 100, expectedOn: null },
  note: null,
  notices: [],
});

const cart = (items: readonly CartItem[], net = 20): Cart => ({
  id: 1,
  version: 1,
  cartItems: [...items],
  totalAmountWithoutVat: net,
  totalAmountVat: (net * 17) / 100,
  totalAmount: (net * 117) / 100,
  savings: 0,
  discount: 0,
  couponCode: null,
  couponNotice: null,
  couponRule: null,
  pricesIncludeVat: false,
  freeShipping: { amount: 150, missing: 100 },
  weightG: 0,
  takesPreOrders: false,
});

const change = (articleId: number, before: number, quantity: number): QueuedChange => ({
  articleId,
  title: `Artikal ${articleId}`,
  before,
  quantity,
  at: quantity,
});

it('keeps the last quantity of an article beside the first that was known', () => {
  const queued = [change(1, 4, 8), change(2, 0, 3), change(1, 8, 10)].reduce(withChange, [] as readonly QueuedChange[]);
  expect(queued).toEqual([change(2, 0, 3), { ...change(1, 4, 10) }]);
});

it('asks for the quantities themselves, so that sending again changes nothing', () => {
  const queued = [change(1, 4, 8), change(2, 5, 0), change(3, 0, 6), change(4, 2, 0)];
  const first = callsFor(cart([item(1, 4), item(2, 5)]), queued);
  expect(first).toEqual({
    updates: [
      { id: 10, quantity: 8 },
      { id: 20, quantity: 0 },
    ],
    additions: [{ articleId: 3, quantity: 6 }],
  });
  expect(callsFor(cart([item(1, 8), item(3, 6)]), queued)).toEqual({ updates: [], additions: [] });
});

it('shows the cart as it will be', () => {
  const soon = projectCart(cart([item(1, 4), item(2, 4)]), [change(1, 4, 8), change(2, 4, 0), change(3, 0, 6)]);
  expect(soon.cartItems.map(({ articleId, quantity, amount }) => [articleId, quantity, amount])).toEqual([[1, 8, 20]]);
  expect([soon.totalAmountWithoutVat, soon.totalAmountVat, soon.totalAmount]).toEqual([20, 3.4, 23.4]);
  expect(soon.freeShipping).toBeNull();
});

it('computes nothing for those who see no prices', () => {
  const hidden = { ...cart([item(1, 4, null)]), totalAmountWithoutVat: null, totalAmountVat: null, totalAmount: null };
  const soon = projectCart(hidden, [change(1, 4, 8)]);
  expect(soon.cartItems.map(({ quantity, amount }) => [quantity, amount])).toEqual([[8, null]]);
  expect(soon.totalAmount).toBeNull();
});

it('rounds VAT as the server does: once, on the sum of the nets', () => {
  const soon = projectCart(cart([item(1, 1, 4.15)], 4.15), [change(1, 1, 2)]);
  expect([soon.totalAmountWithoutVat, soon.totalAmountVat, soon.totalAmount]).toEqual([8.3, 1.41, 9.71]);
});

it('takes the discount off only while the goods reach the minimum of the code', () => {
  const held: Cart = {
    ...cart([{ ...item(1, 4), isCovered: true }, item(2, 4)]),
    couponRule: { percentBp: 1_000, amount: null, minimumOrder: 15 },
  };
  expect(projectCart(held, [change(2, 4, 3)]).discount).toBe(1);
  expect(projectCart(held, [change(2, 4, 1)]).discount).toBe(0);
});

const lineOfAny = fc.record({
  price: fc.integer({ min: 1, max: 500_00 }),
  before: fc.integer({ min: 1, max: 500 }),
  after: fc.integer({ min: 0, max: 500 }),
  taxRateBp: fc.constantFrom(1_700, 0),
  isCovered: fc.boolean(),
});
const rule = fc.option(
  fc.record({
    kind: fc.constantFrom('percent', 'amount'),
    value: fc.integer({ min: 1, max: 9_999 }),
    minimum: fc.integer({ min: 0, max: 200_00 }),
  }),
);

it('gives the totals of the server for any cart, with codes, two tax groups, net and gross prices', () => {
  fc.assert(
    fc.property(fc.array(lineOfAny, { maxLength: 8 }), rule, fc.boolean(), (lines, coupon, pricesIncludeVat) => {
      const items = lines.map(({ price, before, taxRateBp, isCovered }, index) => ({
        ...item(index + 1, before, price / 100),
        taxRateBp,
        isCovered,
      }));
      const percentBp = coupon?.kind === 'percent' ? coupon.value : null;
      const amount = coupon?.kind === 'amount' ? feninga(coupon.value) : null;
      const couponRule = coupon && {
        percentBp,
        amount: amount === null ? null : toKm(amount),
        minimumOrder: toKm(feninga(coupon.minimum)),
      };
      const queued = lines.map(({ before, after }, index) => change(index + 1, before, after));
      const soon = projectCart({ ...cart(items), couponRule, pricesIncludeVat }, [change(99, 0, 1), ...queued]);

      const left = lines.flatMap((line, index) => (line.after > 0 ? { ...line, articleId: index + 1 } : []));
      const worth = (line: (typeof left)[number]) => feninga(line.price * line.after);
      const covered = left.filter(({ isCovered }) => isCovered);
      const reaches = coupon && sum(left.map(worth)) >= coupon.minimum;
      const shares = reaches
        ? discountsOf(
            { percentBp, amount },
            covered.map((line) => ({ articleId: line.articleId, amount: worth(line) })),
          )
        : [];
      const server = (pricesIncludeVat ? grossTotals : netTotals)(
        left.map((line) => ({
          unitPrice: feninga(line.price),
          quantity: line.after,
          taxRateBp: line.taxRateBp,
          discount: shares[covered.indexOf(line)] ?? feninga(0),
        })),
      );
      expect([soon.totalAmountWithoutVat, soon.totalAmountVat, soon.totalAmount, soon.discount]).toEqual(
        [server.net, server.vat, server.total, server.discount].map(toKm),
      );
    }),
    { seed: 20_261_122, numRuns: 500 },
  );
});
