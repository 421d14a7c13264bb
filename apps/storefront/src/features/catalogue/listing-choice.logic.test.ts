import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changed,
  filterCount,
  LISTING_SIZES,
  type ListingChoice,
  NOTHING_CHOSEN,
  readChoice,
  reset,
  SORT_CHOICES,
  toggled,
  typedPrice,
  VIEWS,
  writeChoice,
} from './listing-choice.logic.ts';

const ids = fc
  .uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 20 })
  .map((all) => all.sort((a, b) => a - b));
const price = fc.option(fc.integer({ min: 0, max: 100_000_000 }).map((feninga) => feninga / 100));
const pack = fc.tuple(
  fc.integer({ min: 1, max: 99 }),
  fc.option(fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 2, max: 2_000 }))),
);
const packs = fc
  .uniqueArray(
    pack.map(([unit, held]) => [unit, ...(held ?? [])].join('.')),
    { maxLength: 20 },
  )
  .map((all) => all.toSorted());
const choices: fc.Arbitrary<ListingChoice> = fc.record({
  page: fc.integer({ min: 1, max: 1_000 }),
  size: fc.option(fc.constantFrom(10, ...LISTING_SIZES)),
  view: fc.option(fc.constantFrom(...VIEWS)),
  sort: fc.constantFrom(...SORT_CHOICES),
  brands: ids,
  categories: ids,
  values: ids,
  packs,
  minPrice: price,
  maxPrice: price,
  inStock: fc.boolean(),
  onSale: fc.boolean(),
  boughtBefore: fc.boolean(),
  isNew: fc.boolean(),
});

describe('the choice in the URL', () => {
  it('is read back as written, also through a query string', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const query = new URLSearchParams(
          Object.entries(writeChoice(choice)).map(([key, value]) => [key, String(value)]),
        );
        expect(readChoice(writeChoice(choice))).toEqual(choice);
        expect(readChoice(Object.fromEntries(query))).toEqual(choice);
      }),
    );
  });

  it('leaves the URL empty if nothing is chosen', () => {
    expect(writeChoice(NOTHING_CHOSEN)).toEqual({});
  });

  it('ignores garbage in the URL', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(...Object.keys(writeChoice(NOTHING_CHOSEN)), 'brands', 'min', 'page', 'size'),
          fc.anything(),
        ),
        (search) => {
          const choice = readChoice(search);
          expect(choice.page).toBeGreaterThanOrEqual(1);
          expect(readChoice(writeChoice(choice))).toEqual(choice);
        },
      ),
    );
  });

  it.each(['page', 'size', 'brands', 'min'])('ignores an object that cannot be converted to text in %s', (name) => {
    expect(readChoice({ [name]: { toString: {} } })).toEqual(NOTHING_CHOSEN);
  });

  it('ignores invalid values', () => {
    const choice = readChoice({
      page: -3,
      size: 13,
      view: 'carousel',
      brands: '4-x-4-0-2',
      packs: '3.7-5-3.7.12-0.1.2-x',
      min: '12.345',
      sale: 'yes',
    });
    expect(choice).toEqual({ ...NOTHING_CHOSEN, brands: [2, 4], packs: ['3.7.12', '5'] });
  });
});

describe('changing the choice', () => {
  it('goes back to the first page unless the page itself changes', () => {
    const third = { ...NOTHING_CHOSEN, page: 3 };
    expect(changed(third, { inStock: true }).page).toBe(1);
    expect(changed(third, { page: 4 }).page).toBe(4);
  });

  it('resets to ten per page, newest first, and keeps the view', () => {
    const chosen = { ...NOTHING_CHOSEN, page: 2, brands: [1], view: 'table' as const };
    expect(reset(chosen)).toEqual({ ...NOTHING_CHOSEN, view: 'table', size: 10, sort: 'newest' });
  });

  it('toggling twice changes nothing', () => {
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 50 }), (chosen, id) => {
        expect(toggled(toggled(chosen, id), id)).toEqual(chosen);
      }),
    );
  });

  it('counts a price range as one filter', () => {
    expect(
      filterCount({ ...NOTHING_CHOSEN, minPrice: 1, maxPrice: 9, brands: [1, 2], packs: ['5'], inStock: true }),
    ).toBe(5);
  });
});

describe('a typed price', () => {
  it.each([
    ['', null],
    [' 12,5 ', 12.5],
    ['1.234,50', 1234.5],
    ['-1', 'invalid'],
    ['twelve', 'invalid'],
    ['100.000', 100_000],
    ['100.000,01', 'invalid'],
  ])('%j is read as %j', (typed, read) => {
    expect(typedPrice(typed)).toEqual(read);
  });

  it('may be as high as the dearest article of the listing', () => {
    expect(typedPrice('100.000,01', 250_000)).toBe(100_000.01);
  });
});
