import type { Buyer, CategoryFacets, Manifest } from '../dataset/manifest.ts';
import { type Random, seededRandom } from './random.ts';
import { type ApiRequest, readingRow, type Row } from './row.ts';
import { searchText, typedText } from './typing.ts';

const PAGE_SIZE = 24;
const DEEPEST_PAGE = 5;
const SORTS = ['default', 'vpc', 'title', 'createdDate', 'rating'] as const;
/** Shares of listings with so many attribute filters: none, one, two, three. */
const ATTRIBUTE_SHARES = [0.4, 0.7, 0.9, 1] as const;
const BRAND_SHARE = 0.25;
const PRICE_SHARE = 0.25;
const CACHED_QUESTIONS = 32;

type BuyerFilter = (buyer: Buyer) => boolean;

const anyBuyer: BuyerFilter = () => true;
const hasContract: BuyerFilter = (buyer) => buyer.hasContract;
const hasNoContract: BuyerFilter = (buyer) => !buyer.hasContract;
const isOfLargestCompany: BuyerFilter = ({ company }) => company === 0;

const filtered = new WeakMap<Manifest, Map<BuyerFilter, readonly Buyer[]>>();

/** The token of a random buyer among those that the filter leaves. */
function pickToken(manifest: Manifest, random: Random, filter: BuyerFilter): string {
  const lists = filtered.get(manifest) ?? new Map<BuyerFilter, readonly Buyer[]>();
  filtered.set(manifest, lists);
  const buyers = lists.get(filter) ?? manifest.buyers.filter(filter);
  lists.set(filter, buyers);
  return random.pick(buyers).token;
}

const listing = (token: string, body: object): ApiRequest => ({
  method: 'POST',
  path: '/articles/listing',
  token,
  body: { pageSize: PAGE_SIZE, ...body },
});

function attributeValues(random: Random, { attributes }: CategoryFacets, count: number): number[] {
  const first = random.below(Math.max(1, attributes.length));
  return Array.from({ length: Math.min(count, attributes.length) }, (_, index) =>
    random.pick(attributes[(first + index) % attributes.length] ?? []),
  );
}

/** A range of prices around the middle of the category's. */
function priceRange(random: Random, { minPrice, maxPrice }: CategoryFacets): object {
  const width = maxPrice - minPrice;
  const round = (price: number): number => Math.round(price * 100) / 100;
  const from = random.next() < 0.7 ? { minPrice: round(minPrice + random.next() * 0.3 * width) } : {};
  const to = random.next() < 0.7 ? { maxPrice: round(minPrice + (0.4 + random.next() * 0.6) * width) } : {};
  return { ...from, ...to };
}

/** A listing as a buyer reaches it: category, none to three attribute filters, brand, price, sort and page. */
const randomListing =
  (buyers: BuyerFilter) =>
  (manifest: Manifest, random: Random): ApiRequest => {
    const category = random.pick(manifest.categories);
    const share = random.next();
    const values = attributeValues(
      random,
      category,
      ATTRIBUTE_SHARES.findIndex((end) => share < end),
    );
    const hasBrand = random.next() < BRAND_SHARE;
    const prices = random.next() < PRICE_SHARE ? priceRange(random, category) : {};
    const pages = values.length > 0 || hasBrand ? 1 : Math.ceil(category.articles / PAGE_SIZE);
    return listing(pickToken(manifest, random, buyers), {
      categoryIds: [category.id],
      attributeValuesIds: values,
      ...(hasBrand && { brandIds: [random.pick(category.brandIds)] }),
      ...prices,
      sortBy: random.pick(SORTS),
      isSortAscending: random.next() < 0.5,
      page: 1 + random.below(Math.min(pages, DEEPEST_PAGE)),
    });
  };

/** Two attribute filters, sorted by price. */
function twoAttributes(manifest: Manifest, random: Random): ApiRequest {
  let category = random.pick(manifest.categories);
  while (category.attributes.length < 2) category = random.pick(manifest.categories);
  return listing(pickToken(manifest, random, anyBuyer), {
    categoryIds: [category.id],
    attributeValuesIds: attributeValues(random, category, 2),
    sortBy: 'vpc',
    isSortAscending: random.next() < 0.5,
  });
}

const search = (manifest: Manifest, random: Random): ApiRequest =>
  listing(pickToken(manifest, random, anyBuyer), { quickSearch: searchText(random, manifest) });

const suggestion = (manifest: Manifest, random: Random): ApiRequest => ({
  method: 'POST',
  path: '/articles/suggestions',
  token: pickToken(manifest, random, anyBuyer),
  body: { quickSearch: typedText(random, manifest) },
});

const details =
  (buyers: BuyerFilter) =>
  (manifest: Manifest, random: Random): ApiRequest => ({
    method: 'GET',
    path: `/articles/details/${random.pick(manifest.articleIds)}`,
    token: pickToken(manifest, random, buyers),
  });

/** One of 32 categories, asked by one buyer: measures caches. */
const cachedListing = (manifest: Manifest, random: Random): ApiRequest => {
  const category = manifest.categories[random.below(CACHED_QUESTIONS) % manifest.categories.length];
  return listing(pickToken(manifest, seededRandom(0), hasNoContract), { categoryIds: [category?.id] });
};

/** Reading the catalogue. Every request is another one; only the last row repeats questions. */
export const CATALOGUE_ROWS: readonly Row[] = [
  readingRow('category list with facet counts, 16', 16, randomListing(hasNoContract)),
  readingRow('the same, companies with contract prices, 16', 16, randomListing(hasContract)),
  readingRow('category list with facet counts, 1', 1, randomListing(hasNoContract)),
  readingRow('two attributes + price sort, 16', 16, twoAttributes),
  readingRow('search of two words, 16', 16, search),
  readingRow('suggestion, 16', 16, suggestion),
  readingRow('suggestion, 1', 1, suggestion),
  readingRow('article detail, 16', 16, details(anyBuyer)),
  readingRow('article detail, the company with 5 % of all orders, 16', 16, details(isOfLargestCompany)),
  readingRow('kept answers: 32 category lists, one buyer, 16', 16, cachedListing),
];
