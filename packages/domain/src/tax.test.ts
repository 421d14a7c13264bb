import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feninga, sum } from './money.ts';
import { grossFromNet, grossTotals, netFromGross, netTotals, type PricedLine, vatOn } from './tax.ts';

const line = (unitPrice: number, quantity: number, taxRateBp = 1700, discount = 0): PricedLine => ({
  unitPrice: feninga(unitPrice),
  quantity,
  taxRateBp,
  discount: feninga(discount),
});

const lines = fc.array(
  fc
    .record({
      unitPrice: fc.integer({ min: 0, max: 1e7 }),
      quantity: fc.integer({ min: 1, max: 9999 }),
      taxRateBp: fc.constantFrom(0, 500, 1700, 333, 2501, 10_000),
      share: fc.integer({ min: 0, max: 100 }),
    })
    .map(({ unitPrice, quantity, taxRateBp, share }) =>
      line(unitPrice, quantity, taxRateBp, Math.floor((unitPrice * quantity * share) / 100)),
    ),
  { maxLength: 40 },
);

describe('rates', () => {
  it('rounds VAT half up as floor((17 n + 50) / 100)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e11 }),
        (n) => vatOn(feninga(n), 1700) === Math.floor((n * 17 + 50) / 100),
      ),
    );
  });

  it('takes the net out of a gross price as floor((100 g + 58) / 117)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e11 }),
        (g) => netFromGross(feninga(g), 1700) === Math.floor((g * 100 + 58) / 117),
      ),
    );
  });

  it('comes back from gross to net exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (n) => netFromGross(grossFromNet(feninga(n), 1700), 1700) === n),
    );
  });
});

describe('netTotals', () => {
  it('works out VAT once per tax group, after discounts', () => {
    const totals = netTotals([line(3, 1), line(3, 1), line(1000, 2, 0), line(1000, 1, 1700, 100)]);
    expect(totals.taxGroups).toEqual([
      { taxRateBp: 1700, net: 906, vat: 154, total: 1060 },
      { taxRateBp: 0, net: 2000, vat: 0, total: 2000 },
    ]);
    expect(totals).toMatchObject({ goods: 3006, discount: 100, net: 2906, vat: 154, total: 3060 });
  });

  it('is all zeros for no lines', () => {
    expect(netTotals([])).toEqual({ amounts: [], goods: 0, discount: 0, taxGroups: [], net: 0, vat: 0, total: 0 });
  });

  it('keeps total = net + VAT and net = the sum of the lines', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const totals = netTotals(all);
        expect(totals.total).toBe(totals.net + totals.vat);
        expect(totals.net).toBe(sum(totals.amounts));
        expect(totals.goods - totals.discount).toBe(totals.net);
      }),
    );
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const { amounts: _forward, ...there } = netTotals(all);
        const { amounts: _backward, ...back } = netTotals([...all].reverse());
        expect(there).toEqual(back);
      }),
    );
  });
});

describe('grossTotals', () => {
  it('takes VAT out of the gross total of a tax group', () => {
    expect(grossTotals([line(1170, 1), line(117, 1)])).toMatchObject({ net: 1100, vat: 187, total: 1287 });
  });

  it('charges exactly the shown prices', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const totals = grossTotals(all);
        expect(totals.total).toBe(sum(totals.amounts));
        expect(totals.net + totals.vat).toBe(totals.total);
      }),
    );
  });
});
