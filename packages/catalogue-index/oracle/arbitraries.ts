import { feninga } from '@sjaj/domain';
import fc from 'fast-check';
import type { IndexedProduct, PromotionPrice } from '../src/products.ts';
import type { PriceList, SearchFilters, SearchRequest } from '../src/request.ts';
import { indexed, type Taxonomy } from './taxonomy.ts';

/** Categories 1 > 2 > 3 and 4; brands 1 and 2; attribute 1 with values 1-3, attribute 2 with values 4 and 5; packs 1-3. */
export const TAXONOMY: Taxonomy = {
  categories: [1, 2, 3, 4].map((id) => ({
    id,
    parentId: id === 2 ? 1 : id === 3 ? 2 : null,
    title: { bs: `Kategorija ${id}` },
  })),
  brands: [1, 2].map((id) => ({ id, title: `Brend ${id}` })),
  attributes: [1, 2].map((id) => ({ id, isFilter: true })),
  values: [1, 2, 3, 4, 5].map((id) => ({ id, attributeId: id < 4 ? 1 : 2, title: { bs: `vrijednost${id}` } })),
  groups: [1, 2].map((id) => ({ id, title: { bs: `Varijanta ${id}` } })),
  tags: [],
  synonyms: [],
};

export const NOW = Date.UTC(2026, 0, 1);
const WORDS = ['kanta', 'papir', 'sapun', 'krpa'];

/** Running or over, cheaper or dearer than the list price. */
const promotion: fc.Arbitrary<PromotionPrice> = fc
  .record({ hasEnded: fc.boolean(), km: fc.integer({ min: 1, max: 9 }) })
  .map(({ hasEnded, km }) => ({
    from: NOW - 2,
    to: hasEnded ? NOW - 1 : NOW + 1,
    netPrice: feninga(km * 100 - 50),
    retailPrice: feninga(km * 200 - 100),
  }));

const product = (id: number): fc.Arbitrary<IndexedProduct> =>
  fc
    .record({
      brandId: fc.constantFrom(1, 2),
      groupId: fc.constantFrom(null, null, null, 1, 2),
      isLead: fc.boolean(),
      categoryIds: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4), { maxLength: 2 }),
      valueIds: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5), { maxLength: 3 }),
      netPrice: fc.integer({ min: 1, max: 9 }).map((km) => feninga(km * 100)),
      packId: fc.constantFrom(1, 2, 3),
      available: fc.nat(1),
      promotions: fc.array(promotion, { maxLength: 2 }),
      popularity: fc.nat(3),
      rating: fc.nat(500),
      day: fc.nat(5),
      title: fc.constantFrom(...WORDS),
    })
    .map(({ day, title, ...facts }) =>
      indexed(
        {
          ...facts,
          id,
          isDiscontinued: false,
          tagIds: [],
          title: { bs: title },
          retailPrice: feninga(facts.netPrice * 2),
          taxRateBp: 1700,
          quantityPrices: [],
          minimumQuantity: 1,
          packSize: 1,
          createdAt: NOW - day * 86_400_000,
          codes: [`KOD-${id}`],
          descriptions: [],
        },
        TAXONOMY,
      ),
    );

/** One product for each id, of any kind. */
export const products = (ids: readonly number[]): fc.Arbitrary<readonly IndexedProduct[]> =>
  fc.tuple(...ids.map(product));
export const ALL_IDS = Array.from({ length: 14 }, (_, index) => index + 1);
const some = (...ids: number[]) => fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 2 });
const maybePrice = fc.option(fc.integer({ min: 0, max: 2_000 }), { nil: null });

const filters: fc.Arbitrary<SearchFilters> = fc.record({
  categoryIds: some(1, 2, 3, 4, 99),
  brandIds: some(1, 2),
  attributes: fc
    .tuple(some(1, 2, 3), some(4, 5))
    .map((all) =>
      all.flatMap((valueIds, index) => (valueIds.length === 0 ? [] : [{ attributeId: index + 1, valueIds }])),
    ),
  tagIds: fc.constant([]),
  packIds: some(1, 2, 3, 99),
  minPrice: maybePrice,
  maxPrice: maybePrice,
  isInStock: fc.boolean(),
  isOnPromotion: fc.boolean(),
  isNew: fc.boolean(),
  isPurchasedBefore: fc.boolean(),
});

const prices: fc.Arbitrary<PriceList> = fc.oneof(
  fc.constant<PriceList>({ kind: 'retail' }),
  fc.constant<PriceList>({
    kind: 'wholesale',
    companyId: 1,
    terms: {
      version: 1,
      contractPrices: new Map([[3, feninga(50)]]),
      discounts: [{ id: 1, brandId: null, categoryId: 1, percentBp: 5_000 }],
    },
  }),
);

/** Any request, all results on one page. */
export const requests: fc.Arbitrary<SearchRequest> = fc.record({
  text: fc.option(fc.constantFrom(...WORDS), { nil: null }),
  filters,
  prices,
  purchasedIds: fc.uniqueArray(fc.constantFrom(...ALL_IDS), { maxLength: 6 }),
  newFrom: fc.option(
    fc.nat(5).map((day) => NOW - day * 86_400_000),
    { nil: null },
  ),
  sort: fc.record({
    by: fc.constantFrom('default', 'createdAt', 'listPrice', 'rating', 'title'),
    isAscending: fc.boolean(),
    language: fc.constant('bs'),
  }),
  page: fc.constant(1),
  pageSize: fc.constant(100),
});
