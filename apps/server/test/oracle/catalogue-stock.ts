import { feninga } from '@sjaj/domain';
import fc from 'fast-check';
import type { ReadArticle, SaleWindow } from '../../src/modules/search/documents.ts';
import type { Filters, PriceView, SearchRequest } from '../../src/modules/search/port.ts';
import { References } from '../../src/modules/search/references.ts';

/** Categories 1 > 2 > 3 and 4; brands 1 and 2; attribute 1 with values 1-3, attribute 2 with values 4 and 5. */
export const REFERENCES = new References({
  categories: [1, 2, 3, 4].map((id) => ({
    id,
    parentId: id === 2 ? 1 : id === 3 ? 2 : null,
    title: { bs: `Kategorija ${id}` },
    position: 0,
    pictureKey: null,
    icon: null,
    isOnMainPage: false,
  })),
  brands: [1, 2].map((id) => ({
    id,
    title: `Brend ${id}`,
    description: {},
    logoKey: null,
    isHighlighted: false,
    position: 0,
  })),
  attributes: [1, 2].map((id) => ({ id, title: { bs: `Osobina ${id}` }, unit: null, isFilter: true, position: 0 })),
  values: [1, 2, 3, 4, 5].map((id) => ({
    id,
    attributeId: id < 4 ? 1 : 2,
    title: { bs: `vrijednost${id}` },
    swatch: null,
    position: 0,
  })),
  variations: [1, 2].map((id) => ({ id, title: { bs: `Varijanta ${id}` } })),
  tags: [],
  synonyms: [],
});

export const NOW = Date.UTC(2026, 0, 1);
const WORDS = ['kanta', 'papir', 'sapun', 'krpa'];

/** Running or over, cheaper or dearer than the list. */
const aSale: fc.Arbitrary<SaleWindow> = fc
  .record({ hasEnded: fc.boolean(), km: fc.integer({ min: 1, max: 9 }) })
  .map(({ hasEnded, km }) => ({
    from: NOW - 2,
    to: hasEnded ? NOW - 1 : NOW + 1,
    price: feninga(km * 100 - 50),
    retail: feninga(km * 200 - 100),
  }));

const article = (id: number): fc.Arbitrary<ReadArticle> =>
  fc
    .record({
      brandId: fc.constantFrom(1, 2),
      variationId: fc.constantFrom(null, null, null, 1, 2),
      isLead: fc.boolean(),
      categoryIds: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4), { maxLength: 2 }),
      valueIds: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5), { maxLength: 3 }),
      vpc: fc.integer({ min: 1, max: 9 }).map((km) => feninga(km * 100)),
      available: fc.nat(1),
      sales: fc.array(aSale, { maxLength: 2 }),
      popularity: fc.nat(3),
      rating: fc.nat(500),
      day: fc.nat(5),
      title: fc.constantFrom(...WORDS),
    })
    .map(({ vpc, day, title, ...more }) => ({
      text: { codes: [`KOD-${id}`], descriptions: [] },
      document: {
        id,
        isDiscontinued: false,
        tagIds: [],
        title: { bs: title },
        prices: { vpc, mpc: feninga(vpc * 2), taxRateBp: 1700, sale: null, saleRetail: null, breaks: [] },
        minimum: 1,
        pack: 1,
        createdAt: NOW - day * 86_400_000,
        ...more,
      },
    }));

/** One article for each id, of any kind. */
export const stock = (ids: readonly number[]): fc.Arbitrary<readonly ReadArticle[]> => fc.tuple(...ids.map(article));
export const ALL = Array.from({ length: 14 }, (_, index) => index + 1);
const some = (...ids: number[]) => fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 2 });
const maybePrice = fc.option(fc.integer({ min: 0, max: 2_000 }), { nil: null });

const filters: fc.Arbitrary<Filters> = fc.record({
  categoryIds: some(1, 2, 3, 4, 99),
  brandIds: some(1, 2),
  valueIds: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5), { maxLength: 3 }),
  tagIds: fc.constant([]),
  minPrice: maybePrice,
  maxPrice: maybePrice,
  isInStock: fc.boolean(),
  isOnSale: fc.boolean(),
  createdFrom: fc.option(
    fc.nat(5).map((day) => NOW - day * 86_400_000),
    { nil: null },
  ),
  isBoughtBefore: fc.boolean(),
});

const view: fc.Arbitrary<PriceView> = fc.oneof(
  fc.constant<PriceView>({ kind: 'retail' }),
  fc.constant<PriceView>({
    kind: 'wholesale',
    companyId: 1,
    agreements: {
      version: 1,
      contractPrices: new Map([[3, feninga(50)]]),
      discounts: [{ id: 1, brandId: null, categoryId: 1, percentBp: 5_000 }],
    },
  }),
);

/** Any question, all on one page. */
export const request: fc.Arbitrary<SearchRequest> = fc.record({
  text: fc.option(fc.constantFrom(...WORDS), { nil: null }),
  filters,
  prices: view,
  boughtIds: fc.uniqueArray(fc.constantFrom(...ALL), { maxLength: 6 }),
  sort: fc.record({
    by: fc.constantFrom('default', 'createdDate', 'vpc', 'rating', 'title'),
    isAscending: fc.boolean(),
    language: fc.constant('bs'),
  }),
  page: fc.constant(1),
  pageSize: fc.constant(100),
});
