import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BuyingTerms, lastingDays, LOOK_BACK_DAYS, purchaseNeed, type StockOutlook } from './proposal.ts';

const pieces = fc.integer({ min: 0, max: 10_000 });
const outlooks: fc.Arbitrary<StockOutlook> = fc.record({
  available: pieces,
  backOrdered: pieces,
  ordered: pieces,
  lowLevel: fc.integer({ min: 0, max: 500 }),
  sold: fc.integer({ min: -50, max: 20_000 }),
});
const terms: fc.Arbitrary<BuyingTerms> = fc.record({
  deliveryDays: fc.integer({ min: 0, max: 365 }),
  packSize: fc.integer({ min: 1, max: 144 }),
  targetLevel: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: null }),
});

const ARTICLE: StockOutlook = { available: 50, backOrdered: 0, ordered: 0, lowLevel: 10, sold: 90 };
const TERMS: BuyingTerms = { deliveryDays: 14, packSize: 12, targetLevel: null };

describe('purchaseNeed', () => {
  it('needs nothing above the low level that lasts until goods arrive', () => {
    expect(purchaseNeed(ARTICLE, TERMS)).toBeNull();
    expect(lastingDays(ARTICLE)).toBe(50);
  });

  it('needs goods at the low level: 14 and 30 days of one a day, in whole packs', () => {
    expect(purchaseNeed({ ...ARTICLE, available: 10 }, TERMS)).toEqual({ reason: 'low', quantity: 36 });
  });

  it('needs goods that are sold out before new ones can arrive', () => {
    expect(purchaseNeed({ ...ARTICLE, available: 13 }, TERMS)).toEqual({ reason: 'runs_out', quantity: 36 });
  });

  it('counts pre-orders against the stock and ordered goods for it', () => {
    expect(purchaseNeed({ ...ARTICLE, backOrdered: 45 }, TERMS)?.quantity).toBe(48);
    expect(purchaseNeed({ ...ARTICLE, backOrdered: 45, ordered: 48 }, TERMS)).toBeNull();
  });

  it('fills up to the target that staff have set', () => {
    expect(purchaseNeed({ ...ARTICLE, available: 5 }, { ...TERMS, targetLevel: 100 })?.quantity).toBe(96);
  });

  it('needs one pack of what is not sold and at its low level', () => {
    expect(purchaseNeed({ ...ARTICLE, available: 0, lowLevel: 0, sold: 0 }, TERMS)?.quantity).toBe(12);
    expect(lastingDays({ ...ARTICLE, sold: 0 })).toBeNull();
  });

  it('proposes whole packs, at least one', () =>
    fc.assert(
      fc.property(outlooks, terms, (outlook, buying) => {
        const need = purchaseNeed(outlook, buying);
        if (need === null) return;
        expect(need.quantity).toBeGreaterThan(0);
        expect(need.quantity % buying.packSize).toBe(0);
      }),
    ));

  it('lifts the stock above its low level, and needs nothing more without sales', () =>
    fc.assert(
      fc.property(outlooks, terms, (outlook, buying) => {
        const need = purchaseNeed(outlook, buying);
        if (need === null) return;
        const filled = { ...outlook, ordered: outlook.ordered + need.quantity };
        expect(filled.available + filled.ordered - filled.backOrdered).toBeGreaterThan(outlook.lowLevel);
        expect(purchaseNeed({ ...filled, sold: 0 }, buying)).toBeNull();
      }),
    ));

  it('is met by what it proposes, where no target is set', () =>
    fc.assert(
      fc.property(
        outlooks,
        fc.integer({ min: 0, max: 365 }),
        fc.integer({ min: 1, max: 144 }),
        (outlook, deliveryDays, packSize) => {
          const buying = { deliveryDays, packSize, targetLevel: null };
          const need = purchaseNeed(outlook, buying);
          if (need) expect(purchaseNeed({ ...outlook, ordered: outlook.ordered + need.quantity }, buying)).toBeNull();
        },
      ),
    ));

  it('never proposes more for a fuller stock', () =>
    fc.assert(
      fc.property(outlooks, terms, pieces, (outlook, buying, more) => {
        const fuller = purchaseNeed({ ...outlook, available: outlook.available + more }, buying);
        expect(fuller?.quantity ?? 0).toBeLessThanOrEqual(purchaseNeed(outlook, buying)?.quantity ?? 0);
      }),
    ));

  it('lasts as long as the rate says', () =>
    fc.assert(
      fc.property(outlooks, (outlook) => {
        const days = lastingDays(outlook);
        if (days === null) {
          expect(outlook.sold).toBeLessThanOrEqual(0);
          return;
        }
        const there = Math.max(0, outlook.available + outlook.ordered - outlook.backOrdered);
        expect(days * outlook.sold).toBeLessThanOrEqual(there * LOOK_BACK_DAYS);
      }),
    ));
});
