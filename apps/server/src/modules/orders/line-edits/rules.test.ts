import { feninga, sum } from '@sjaj/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderTotals } from '../rules/placing.ts';
import { type AgreedLine, type BreakChange, changesOf, fillLines, stockChange, termsOf, wantedLines } from './rules.ts';

const line = (id: number, more: Partial<AgreedLine> = {}): AgreedLine => ({
  id,
  articleId: id,
  code: `A-${id}`,
  title: { bs: `Artikal ${id}` },
  brand: 'Javor',
  unit: { bs: 'kom' },
  quantity: 5,
  reserved: 5,
  unitPrice: feninga(10_00),
  listPrice: feninga(12_00),
  oldPrice: null,
  priceSource: 'list',
  taxRateBp: 1_700,
  weightG: 100,
  note: null,
  ...more,
});

const today = (unitPrice: number) => ({ ...line(0), unitPrice: feninga(unitPrice), priceSource: 'list' as const });
const edit = (
  lines: { lineId: number; quantity: number }[],
  added: { articleId: number; quantity: number }[] = [],
) => ({
  version: 1,
  lines,
  added,
});

describe('the price of an edited line', () => {
  const agreed = line(1);
  const at = (quantity: number, price: number, of = agreed, breakChange: BreakChange = 'none') =>
    termsOf({ articleId: 1, quantity, agreed: of }, { today: today(price), breakChange }).unitPrice;

  it('stays for a line that is not touched, whatever it costs today', () => {
    expect([at(5, 1_00), at(5, 99_00)]).toEqual([10_00, 10_00]);
  });
  it('is never above the agreed one, and follows a lower one of today', () => {
    expect([at(4, 11_00), at(9, 11_00), at(9, 9_00)]).toEqual([10_00, 10_00, 9_00]);
  });
  it('is that of today for fewer pieces where a quantity price was agreed, and holds for more', () => {
    const broken = line(1, { priceSource: 'quantity_break' });
    expect([at(4, 11_00, broken), at(6, 11_00, broken)]).toEqual([11_00, 10_00]);
  });
  it('is that of today where other lines no longer reach the quantity price with it, if it is dearer', () => {
    const broken = line(1, { priceSource: 'quantity_break' });
    const lost = (quantity: number, price: number, of = broken) => at(quantity, price, of, 'lost');
    expect([lost(5, 11_00), lost(6, 11_00), lost(5, 9_00), lost(5, 11_00, agreed)]).toEqual([
      11_00, 11_00, 10_00, 10_00,
    ]);
  });
  it('is that of today where other lines reach a quantity price with it, if it is lower', () => {
    expect([at(5, 9_00, agreed, 'reached'), at(5, 11_00, agreed, 'reached')]).toEqual([9_00, 10_00]);
  });
  it('is that of today for a new line', () => {
    const line = { articleId: 1, quantity: 1, agreed: null };
    expect(termsOf(line, { today: today(7_00), breakChange: 'none' }).unitPrice).toBe(7_00);
  });
});

describe('the lines of an edit', () => {
  it('keeps lines that are not named, drops those of nothing and appends new ones', () => {
    const wanted = wantedLines(
      [line(1), line(2), line(3)],
      edit(
        [
          { lineId: 2, quantity: 0 },
          { lineId: 3, quantity: 7 },
        ],
        [{ articleId: 9, quantity: 2 }],
      ),
    );
    expect(wanted?.map(({ articleId, quantity }) => [articleId, quantity])).toEqual([
      [1, 5],
      [3, 7],
      [9, 2],
    ]);
  });
  it('knows no line that the order does not have', () => {
    expect(wantedLines([line(1)], edit([{ lineId: 2, quantity: 1 }]))).toBeUndefined();
  });
  it('tells before and after of changed, new and removed lines only', () => {
    const [one, two, three] = [line(1), line(2), line(3)];
    const after = [
      { ...one, agreed: one },
      { ...two, quantity: 6, agreed: two },
      { ...line(9), agreed: null },
    ];
    expect(
      changesOf([one, two, three], after).map(({ code, before, after: now }) => [
        code,
        before?.quantity,
        now?.quantity,
      ]),
    ).toEqual([
      ['A-2', 5, 6],
      ['A-9', undefined, 5],
      ['A-3', 5, undefined],
    ]);
  });
});

const ofLine = fc.record({
  quantity: fc.integer({ min: 1, max: 50 }),
  reserved: fc.nat(50),
  unitPrice: fc.integer({ min: 0, max: 5_000 }),
  wanted: fc.nat(60),
  rate: fc.constantFrom(1_700, 0),
});
const someLines = fc.array(ofLine, { minLength: 1, maxLength: 8 });

describe('any edit of any order', () => {
  it('sets aside what a line wants, as far as there is stock, and never more', () => {
    fc.assert(
      fc.property(someLines, fc.nat(60), (drawn, free) => {
        const agreed = drawn.map((one, index) =>
          line(index + 1, { quantity: one.quantity, reserved: Math.min(one.reserved, one.quantity) }),
        );
        const wanted =
          wantedLines(agreed, edit(drawn.map((one, index) => ({ lineId: index + 1, quantity: one.wanted })))) ?? [];
        const given = new Map(wanted.map((one) => [one.articleId, Math.min(free, stockChange(one).lacking)]));
        for (const filled of fillLines(wanted, given)) {
          const { release, lacking } = stockChange(filled);
          expect(filled.reserved).toBe((filled.agreed?.reserved ?? 0) - release + Math.min(free, lacking));
          expect(filled.reserved).toBeGreaterThanOrEqual(0);
          expect(filled.reserved).toBeLessThanOrEqual(filled.quantity);
          if (free >= lacking && filled.quantity !== filled.agreed?.quantity)
            expect(filled.reserved).toBe(filled.quantity);
        }
      }),
    );
  });

  it('comes to the sum of its lines', () => {
    fc.assert(
      fc.property(someLines, fc.boolean(), fc.nat(2_000), (drawn, isRetail, postage) => {
        const agreed = drawn.map((one, index) =>
          line(index + 1, { quantity: one.quantity, unitPrice: feninga(one.unitPrice), taxRateBp: one.rate }),
        );
        const wanted =
          wantedLines(agreed, edit(drawn.map((one, index) => ({ lineId: index + 1, quantity: one.wanted })))) ?? [];
        const lines = wanted.map((one) => ({ ...one, ...termsOf(one, { today: today(7_77), breakChange: 'none' }) }));
        const totals = orderTotals({ lines, isRetail }, feninga(postage));
        expect(sum(totals.lineNets)).toBe(totals.goodsNet);
        expect(totals.total).toBe(totals.net + totals.vat);
        expect(totals.net).toBe(totals.goodsNet - totals.discount + totals.postageNet);
        expect(totals.vat).toBe(totals.vatRates.reduce((all, { vat }) => all + vat, 0));
      }),
    );
  });
});
