import { ORDER_STATUS } from '@sjaj/contract';
import { feninga, sum } from '@sjaj/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstState, isAboveLimit, orderTotals } from './placing.ts';

const line = fc.record({
  articleId: fc.integer({ min: 1, max: 1_000 }),
  quantity: fc.integer({ min: 1, max: 9_999 }),
  unitPrice: fc.nat(500_00).map(feninga),
  taxRateBp: fc.constantFrom(1_700, 1_700, 0, 500, 333, 2_501, 10_000),
});
const lines = fc.uniqueArray(line, { selector: ({ articleId }) => articleId, minLength: 1, maxLength: 20 });
const postage = fc.nat(50_00).map(feninga);

describe('orderTotals', () => {
  it('adds VAT on goods and postage of one rate together, rounded once', () => {
    const goods = [{ articleId: 1, quantity: 1, unitPrice: feninga(103), taxRateBp: 1_700 }];
    expect(orderTotals({ lines: goods, isRetail: false }, feninga(700))).toMatchObject({
      goodsNet: 103,
      postageNet: 700,
      net: 803,
      vat: 137,
      total: 940,
      vatRates: [{ taxRateBp: 1_700, base: 803, vat: 137 }],
    });
  });

  it('adds up to the fening for every cart, net or retail', () => {
    fc.assert(
      fc.property(lines, postage, fc.boolean(), (goods, postageNet, isRetail) => {
        const totals = orderTotals({ lines: goods, isRetail }, postageNet);
        expect(totals.total).toBe(totals.net + totals.vat);
        expect(totals.net).toBe(totals.goodsNet - totals.discount + totals.postageNet);
        expect(sum(totals.vatRates.map(({ base }) => base))).toBe(totals.net);
        expect(sum(totals.vatRates.map(({ vat }) => vat))).toBe(totals.vat);
        expect(sum(totals.lineNets)).toBe(totals.goodsNet);
        expect(Math.min(totals.goodsNet, totals.vat, ...totals.lineNets)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps discounts within their lines and adds them up to the fening, net or retail', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const discounted = fc.array(fc.tuple(line, share), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(discounted, postage, fc.boolean(), (goods, postageNet, isRetail) => {
        const cut = goods.map(([one, part]) => ({
          ...one,
          discount: feninga(Math.floor(one.unitPrice * one.quantity * part)),
        }));
        const totals = orderTotals({ lines: cut, isRetail }, postageNet);
        const full = orderTotals({ lines: goods.map(([one]) => one), isRetail }, postageNet);
        expect(totals.goodsNet).toBe(full.goodsNet);
        expect(totals.net).toBe(totals.goodsNet - totals.discount + totals.postageNet);
        expect(totals.total).toBe(totals.net + totals.vat);
        expect(sum(totals.lineDiscounts)).toBe(totals.discount);
        totals.lineDiscounts.forEach((discount, index) => {
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(totals.lineNets[index] ?? -1);
        });
        const given = sum(cut.map(({ discount }) => discount));
        if (isRetail) expect(full.total - totals.total).toBe(given);
        else expect(totals.discount).toBe(given);
      }),
      { numRuns: 1_000 },
    );
  });

  it('charges a private customer exactly the shown prices, VAT inside', () => {
    fc.assert(
      fc.property(lines, (goods) => {
        const sum = goods.reduce((all, { unitPrice, quantity }) => all + unitPrice * quantity, 0);
        expect(orderTotals({ lines: goods, isRetail: true }, feninga(0)).total).toBe(sum);
      }),
    );
  });
});

describe('isAboveLimit', () => {
  const none = { orderLimit: null, monthLimit: null };

  it('lets an order reach a limit and not pass it, to the fening', () => {
    const limits = { orderLimit: feninga(500_00), monthLimit: feninga(1_000_00) };
    expect(isAboveLimit(feninga(500_00), feninga(500_00), limits)).toBe(false);
    expect(isAboveLimit(feninga(500_01), feninga(0), limits)).toBe(true);
    expect(isAboveLimit(feninga(500_00), feninga(500_01), limits)).toBe(true);
  });

  it('never holds up a buyer without limits', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (total, spent) => {
        expect(isAboveLimit(feninga(total), feninga(spent), none)).toBe(false);
      }),
    );
  });
});

it('lets the company decide first, then the stock, then the money', () => {
  const state = (isAbove: boolean, isShort: boolean, isPaidInAdvance: boolean) =>
    firstState({ isAboveLimit: isAbove, isShort, isPaidInAdvance });
  expect(state(true, true, true)).toEqual({ status: ORDER_STATUS.preOrder, holdReason: 'approval' });
  expect(state(false, true, true)).toEqual({ status: ORDER_STATUS.preOrder, holdReason: 'stock' });
  expect(state(false, false, true)).toEqual({ status: ORDER_STATUS.unpaid, holdReason: null });
  expect(state(false, false, false)).toEqual({ status: ORDER_STATUS.created, holdReason: null });
});
