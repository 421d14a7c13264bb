import { feninga } from '@sjaj/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isTooMuch,
  findLineError,
  missingToFree,
  noticesOf,
  findOrderError,
  planAdding,
  planJoining,
  quantityToday,
  savingsOf,
  type Sellable,
  totalsOf,
} from './cart.ts';

const article: Sellable = {
  articleId: 1,
  code: 'A',
  title: { bs: 'A' },
  unit: { bs: 'kom' },
  minimumQuantity: 10,
  packSize: 6,
  isVisible: true,
  disableSelling: false,
  isDiscontinued: false,
  onHand: 20_000,
  reserved: 0,
  takesPreOrders: false,
};
const price = { price: feninga(900), priceWithoutRule: feninga(1_000), source: 'sale', taxRateBp: 1_700 } as const;

describe('lineFault', () => {
  it('names the nearest quantities that fit minimum and pack', () => {
    expect(findLineError(1, article, 12)).toBeNull();
    expect(findLineError(1, article, 13)).toMatchObject({
      code: 'cart.quantity_not_in_packs',
      facts: { min: 12, lower: 12, upper: 18 },
    });
    expect(findLineError(1, article, 6)).toMatchObject({ code: 'cart.quantity_below_minimum', facts: { upper: 12 } });
    expect(findLineError(1, article, 10_000)).toMatchObject({
      code: 'cart.quantity_above_maximum',
      facts: { max: 9_996 },
    });
  });

  it('knows nothing of a hidden article, and refuses one that is closed or discontinued', () => {
    expect(findLineError(1, undefined, 12)?.code).toBe('articles.not_found');
    expect(findLineError(1, { ...article, isVisible: false }, 12)?.code).toBe('articles.not_found');
    expect(findLineError(1, { ...article, disableSelling: true }, 12)?.code).toBe('cart.not_sellable');
    expect(findLineError(1, { ...article, isDiscontinued: true }, 12)?.code).toBe('cart.not_sellable');
  });
});

describe('orderFault', () => {
  const short = { ...article, onHand: 35, reserved: 4 };

  it('offers as much as is in stock, in whole packs', () => {
    expect(findOrderError(1, short, 30)).toBeNull();
    expect(findOrderError(1, short, 36)).toMatchObject({
      code: 'cart.not_enough_stock',
      facts: { available: 31, lower: 30 },
    });
    expect(findOrderError(1, { ...short, onHand: 14 }, 12)?.code).toBe('cart.out_of_stock');
  });

  it('lets anything be ordered where pre-orders are taken, as long as minimum and pack fit', () => {
    expect(findOrderError(1, { ...short, onHand: 4, takesPreOrders: true }, 36)).toBeNull();
    expect(findOrderError(1, { ...short, onHand: 4, takesPreOrders: true }, 7)?.code).toBe(
      'cart.quantity_below_minimum',
    );
  });

  it('is what a former quantity is made to fit', () => {
    expect(quantityToday(short, 60)).toBe(30);
    expect(quantityToday({ ...short, takesPreOrders: true }, 60)).toBe(60);
    expect(quantityToday({ ...short, reserved: 35 }, 60)).toBeNull();
  });
});

describe('planAdding', () => {
  const free = { ...article, minimumQuantity: 1, packSize: 1, quantity: 0 };
  const items = fc.array(
    fc.record({ articleId: fc.integer({ min: 1, max: 5 }), quantity: fc.integer({ min: 1, max: 3_000 }) }),
    { minLength: 1, maxLength: 12 },
  );

  it('holds the sum of all that is added and there already against the rules', () => {
    const twice = [1, 1].map((articleId) => ({ articleId, quantity: 6 }));
    expect(planAdding(twice, [{ ...article, quantity: 0 }]).fits).toEqual([{ articleId: 1, quantity: 12 }]);
    expect(planAdding([{ articleId: 1, quantity: 1 }], [{ ...free, quantity: 9_999 }]).errors).toHaveLength(1);
  });

  it('decides on each article once, adds no piece more than is asked for, in whatever order it is asked', () => {
    const lines = [1, 2, 3].map((articleId) => ({ ...free, articleId, quantity: articleId * 2_000 }));
    fc.assert(
      fc.property(items, (wanted) => {
        const { fits, errors } = planAdding(wanted, lines);
        const ids = [...fits, ...errors].map(({ articleId }) => articleId);
        expect(new Set(ids)).toEqual(new Set(wanted.map(({ articleId }) => articleId)));
        expect(ids).toHaveLength(new Set(ids).size);
        for (const { articleId, quantity } of fits) {
          const items = wanted.filter((item) => item.articleId === articleId);
          expect(quantity).toBe(items.reduce((all, item) => all + item.quantity, 0));
          expect(quantity + articleId * 2_000).toBeLessThanOrEqual(9_999);
        }
        const reversed = planAdding(wanted.toReversed(), lines).fits;
        expect(reversed.toSorted((a, b) => a.articleId - b.articleId)).toEqual(
          fits.toSorted((a, b) => a.articleId - b.articleId),
        );
      }),
    );
  });
});

describe('planJoining', () => {
  it('adds up, takes the nearest that can be ordered, and names what is not as it was', () => {
    const own = { ...article, quantity: 12 };
    expect(planJoining([own], [{ articleId: 1, quantity: 6 }])).toEqual({
      joined: [{ articleId: 1, quantity: 18 }],
      errors: [],
    });
    expect(planJoining([own], [{ articleId: 1, quantity: 7 }])).toMatchObject({
      joined: [{ articleId: 1, quantity: 24 }],
      errors: [{ code: 'cart.quantity_not_in_packs' }],
    });
    expect(planJoining([{ ...own, disableSelling: true }], [{ articleId: 1, quantity: 6 }])).toMatchObject({
      joined: [],
      errors: [{ code: 'cart.not_sellable' }],
    });
  });

  it('makes no line smaller, joins whole or names, and leaves each line one that can be ordered', () => {
    const quantity = fc.integer({ min: 0, max: 9_999 });
    const pack = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(
        quantity,
        quantity,
        pack,
        fc.integer({ min: 1, max: 200 }),
        (held, guests, packSize, minimumQuantity) => {
          fc.pre(guests > 0);
          const own = { ...article, packSize, minimumQuantity, quantity: held };
          const { joined, errors } = planJoining([own], [{ articleId: 1, quantity: guests }]);
          const [line] = joined;
          if (line) {
            expect(line.quantity).toBeGreaterThan(held);
            expect(findLineError(1, own, line.quantity)).toBeNull();
          }
          if (line?.quantity !== held + guests) expect(errors).toHaveLength(1);
        },
      ),
    );
  });
});

describe('totals', () => {
  it('put VAT on top for a company and find it inside for a private customer', () => {
    const lines = [{ quantity: 2, price }];
    expect(totalsOf(lines, false)).toMatchObject({ net: 1_800, vat: 306, total: 2_106 });
    expect(totalsOf(lines, true)).toMatchObject({ net: 1_538, vat: 262, total: 1_800 });
    expect(savingsOf(lines)).toBe(200);
  });

  it('save nothing where a price is above its list price', () => {
    expect(savingsOf([{ quantity: 3, price: { ...price, price: feninga(1_100) } }])).toBe(0);
  });
});

it('isTooMuch looks at goods before a discount, and at their weight', () => {
  const load = (goods: number, total: number, weightG = 1) => ({
    totals: { goods: feninga(goods), total: feninga(total) },
    weightG,
  });
  const MOST = 20_000_000_00;
  expect(isTooMuch(load(MOST, MOST, 2_000_000_000))).toBe(false);
  expect(isTooMuch(load(MOST + 1, 1))).toBe(true);
  expect(isTooMuch(load(1, MOST + 1))).toBe(true);
  expect(isTooMuch(load(1, 1, 2_000_000_001))).toBe(true);
});

describe('missingToFree', () => {
  const settings = { freeShippingEnabled: true, freeShippingAmount: feninga(150_00) };

  it('is exactly what makes delivery free, and nothing from there on', () => {
    expect(missingToFree(feninga(149_99), settings)).toBe(1);
    expect(missingToFree(feninga(150_00), settings)).toBe(0);
    expect(missingToFree(feninga(900_00), settings)).toBe(0);
    expect(missingToFree(feninga(900_00), { ...settings, freeShippingEnabled: false })).toBeNull();
  });
});

describe('noticesOf', () => {
  const line = { ...article, quantity: 12, price, seenPrice: feninga(900), available: 12 };

  it('says nothing of a line that is as it was', () => {
    expect(noticesOf(line)).toEqual([]);
    expect(noticesOf({ ...line, seenPrice: null })).toEqual([]);
  });

  it('tells of a changed price, of too little stock and of a pack that no longer fits', () => {
    expect(noticesOf({ ...line, seenPrice: feninga(899) })).toEqual(['price_up']);
    expect(noticesOf({ ...line, seenPrice: feninga(901), available: 11 })).toEqual(['price_down', 'short']);
    expect(noticesOf({ ...line, packSize: 5 })).toEqual(['wrong_quantity']);
    expect(noticesOf({ ...line, disableSelling: true })).toEqual(['not_sellable']);
  });
});

describe('quantityToday', () => {
  const loose = { ...article, minimumQuantity: 1, packSize: 1 };

  it('keeps the quantity where it can, and goes to the next pack where it cannot', () => {
    expect(quantityToday(loose, 7)).toBe(7);
    expect(quantityToday({ ...loose, packSize: 5 }, 7)).toBe(10);
    expect(quantityToday({ ...loose, minimumQuantity: 12 }, 7)).toBe(12);
  });

  it('proposes nothing for what is not sold any more', () => {
    for (const gone of [{ disableSelling: true }, { isDiscontinued: true }, { isVisible: false }])
      expect(quantityToday({ ...loose, ...gone }, 1)).toBeNull();
    expect(quantityToday(undefined, 1)).toBeNull();
  });

  it('never proposes what a cart would refuse', () => {
    const size = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(
        fc.record({ minimumQuantity: size, packSize: size }),
        fc.integer({ min: 1, max: 9_999 }),
        (rule, former) => {
          const today = quantityToday({ ...article, ...rule }, former);
          expect(findLineError(1, { ...article, ...rule }, today ?? 0)).toBeNull();
        },
      ),
    );
  });
});
