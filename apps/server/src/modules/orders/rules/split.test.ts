import { feninga, grossFromNet, spreadDiscount, STANDARD_VAT_BP, sum } from '@sjaj/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderTotals } from './placing.ts';
import { fits, isFilled, type Splittable, splitOrder } from './split.ts';

/** More in the long run. */
const RUNS = Math.max(300, fc.readConfigureGlobal().numRuns ?? 0);

const orders = fc
  .record({
    isRetail: fc.boolean(),
    postageNet: fc.integer({ min: 0, max: 3_000 }),
    /** What a coupon takes off the lines that it covers, as a share of them. */
    off: fc.constantFrom(0, 0.1, 0.333, 0.999, 1),
    lines: fc.array(
      fc.record({
        articleId: fc.integer({ min: 1, max: 500 }),
        unitPrice: fc.integer({ min: 10, max: 100_000 }),
        quantity: fc.integer({ min: 1, max: 200 }),
        taxRateBp: fc.constantFrom(STANDARD_VAT_BP, 0, 333, 2_501),
        weightG: fc.nat(5_000),
        missing: fc.constantFrom(0, 0, 0, 1),
        isCovered: fc.boolean(),
        part: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  })
  .map(({ isRetail, postageNet, off, lines }) => {
    const worth = lines.map(({ articleId, unitPrice, quantity, isCovered }) => ({
      articleId,
      amount: feninga(isCovered ? unitPrice * quantity : 0),
    }));
    const shares = spreadDiscount(feninga(Math.floor(sum(worth.map(({ amount }) => amount)) * off)), worth);
    const priced = lines.map(({ isCovered: _, ...line }, index) => ({
      ...line,
      unitPrice: feninga(line.unitPrice),
      discount: shares[index] ?? feninga(0),
    }));
    const totals = orderTotals({ lines: priced, isRetail }, feninga(postageNet));
    const order: Splittable = {
      isRetail,
      postageNet,
      weightG: lines.reduce((all, { weightG, quantity }) => all + weightG * quantity, 0),
      vatRates: totals.vatRates,
      lines: lines.map(({ missing, isCovered: _, ...line }, index) => ({
        ...line,
        id: index + 1,
        reserved: line.quantity - missing,
        discount: totals.lineDiscounts[index] ?? 0,
      })),
    };
    const second = new Map(lines.map(({ quantity, part }, index) => [index + 1, Math.round(part * quantity)]));
    return { order, second, totals };
  });

it('loses no piece, no promise, no gram and no feninga', () => {
  fc.assert(
    fc.property(orders, ({ order, second, totals }) => {
      const [quantityNow, rest] = splitOrder(order, second);
      expect(quantityNow.totals.discount + rest.totals.discount).toBe(totals.discount);
      expect(quantityNow.goodsNet + rest.goodsNet).toBe(totals.goodsNet);
      expect(quantityNow.postageNet + rest.postageNet).toBe(order.postageNet);
      expect(quantityNow.weightG + rest.weightG).toBe(order.weightG);
      for (const figure of ['net', 'vat', 'total'] as const)
        expect(quantityNow.totals[figure] + rest.totals[figure]).toBe(totals[figure]);
      for (const part of [quantityNow, rest]) {
        expect(part.totals.net).toBe(part.goodsNet - part.totals.discount + part.postageNet);
        expect(part.lines.reduce((all, { net }) => all + net, 0)).toBe(part.goodsNet);
        for (const { reserved, quantity, net, discount } of part.lines) {
          expect(reserved).toBeLessThanOrEqual(quantity);
          expect(Math.min(reserved, net - discount)).toBeGreaterThanOrEqual(0);
        }
      }
      for (const { id, quantity, reserved } of order.lines) {
        const halves = [quantityNow, rest].flatMap(({ lines }) => lines.filter((line) => line.id === id));
        expect(halves.reduce((all, half) => all + half.quantity, 0)).toBe(quantity);
        expect(halves.reduce((all, half) => all + half.reserved, 0)).toBe(reserved);
      }
    }),
    { numRuns: RUNS },
  );
}, 3_600_000);

const oneLine: Splittable = {
  isRetail: false,
  postageNet: 700,
  weightG: 1_000,
  vatRates: [{ taxRateBp: STANDARD_VAT_BP, base: 1_700, vat: 289 }],
  lines: [
    { id: 7, articleId: 1, quantity: 10, reserved: 6, unitPrice: 100, taxRateBp: 1700, discount: 0, weightG: 100 },
  ],
};

it('gives what is set aside, and the postage, to the part that goes at once', () => {
  const [quantityNow, rest] = splitOrder(oneLine, new Map([[7, 4]]));
  expect(quantityNow).toMatchObject({
    postageNet: 700,
    lines: [{ quantity: 6, reserved: 6 }],
    totals: { total: 1_521 },
  });
  expect(rest).toMatchObject({ postageNet: 0, lines: [{ quantity: 4, reserved: 0 }], totals: { total: 468 } });
  expect([isFilled(quantityNow), isFilled(rest)]).toEqual([true, false]);
  expect(grossFromNet(feninga(1_700), STANDARD_VAT_BP)).toBe(1_521 + 468);
});

it('leaves a fening of wholly discounted goods with the part that has them', () => {
  const order: Splittable = {
    isRetail: true,
    postageNet: 0,
    weightG: 0,
    vatRates: [
      { taxRateBp: 2_501, base: 1, vat: 0 },
      { taxRateBp: STANDARD_VAT_BP, base: 9, vat: 1 },
    ],
    lines: [
      { id: 1, articleId: 1, quantity: 28, reserved: 28, unitPrice: 11, taxRateBp: 2_501, discount: 246, weightG: 0 },
      { id: 2, articleId: 2, quantity: 1, reserved: 1, unitPrice: 10, taxRateBp: 1_700, discount: 0, weightG: 0 },
    ],
  };
  const [quantityNow, rest] = splitOrder(order, new Map([[2, 1]]));
  expect(quantityNow.totals.taxGroups).toEqual([{ taxRateBp: 2_501, net: 1, vat: 0, total: 1 }]);
  expect(rest.totals.taxGroups).toEqual([{ taxRateBp: STANDARD_VAT_BP, net: 9, vat: 1, total: 10 }]);
});

it('asks a line for no more than it holds, and only lines of the order', () => {
  expect(fits(oneLine.lines, new Map([[7, 10]]))).toBe(true);
  expect(fits(oneLine.lines, new Map([[7, 11]]))).toBe(false);
  expect(fits(oneLine.lines, new Map([[8, 0]]))).toBe(false);
});
