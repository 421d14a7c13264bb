import type { Listing, ListingFilters, ListingRequest } from '@sjaj/contract';
import { fromKm } from '@sjaj/domain';
import { PreSerialized, serialize, serializedObject } from '../../../platform/http/serialized.ts';
import { Problem } from '../../../platform/problem.ts';
import {
  MAX_FACET_FILTERS,
  type PriceList,
  type SearchFilters,
  type SearchRequest,
  type SearchResult,
  type SortField,
} from '@sjaj/catalogue-index';
import { filtersOf } from './filters.ts';
import { memberNamedBy } from './chosen-member.ts';
import { checkPriceRequest, newFrom } from '../rules.ts';
import type { References } from '../indexing/rules.ts';
import type { CatalogueContext, SerializedListing } from './catalogue-context.ts';
import { audienceOf, type Viewer } from './viewer.ts';
import { resolvePartNumbers } from './part-numbers.ts';
import type { PageRequest } from '../../../platform/database/list-page.ts';

/** Categories, brands, tags and packs are facets beside the attributes. */
const OTHER_FACETS = 4;

/** The sort orders of the contract by the fields of the index. */
const SORT_FIELDS: Readonly<Record<ListingRequest['sortBy'], SortField>> = {
  default: 'default',
  title: 'title',
  vpc: 'listPrice',
  createdDate: 'createdAt',
  rating: 'rating',
};

/** One page of articles with the counts of every filter value. Viewers who see the same share an answer. */
export async function listing(
  catalogue: CatalogueContext,
  viewer: Viewer,
  typed: ListingRequest,
): Promise<SerializedListing> {
  checkPriceRequest(typed, viewer.seesPrices);
  const [request, contractTerms, bought] = await Promise.all([
    resolvePartNumbers(catalogue, viewer, typed),
    catalogue.model.contractTerms.of(viewer.payer.retail ? null : viewer.payer.companyId),
    viewer.buyer ? catalogue.purchased.of(viewer.buyer) : [],
  ]);
  const key = `${audienceOf(viewer, contractTerms, bought)} ${JSON.stringify(request)}`;
  const { version } = catalogue.model;
  return catalogue.listings.load(key, { version, now: viewer.now.getTime() }, () => listed(catalogue, viewer, request));
}

async function listed(
  catalogue: CatalogueContext,
  viewer: Viewer,
  request: ListingRequest,
): Promise<SerializedListing> {
  const answer = await find(catalogue, viewer, request);
  const { references } = catalogue.model;
  const filters = filtersOf({ request, answer, references, viewer });
  const articles = await catalogue.reader.serializedGroupTiles(
    leadsOf(answer),
    viewer,
    memberNamedBy(request.quickSearch, references),
  );
  const { total, widened } = answer;
  const json = serializedObject<Listing>({
    articles,
    filters,
    totalItems: total,
    widened: serialize(widened),
  });
  return { answer: new PreSerialized(json), totalItems: total };
}

/** The filters alone. */
export async function filtersFor(
  catalogue: CatalogueContext,
  viewer: Viewer,
  request: ListingRequest,
): Promise<PreSerialized<ListingFilters>> {
  const answer = await find(catalogue, viewer, await resolvePartNumbers(catalogue, viewer, request));
  return new PreSerialized(filtersOf({ request, answer, references: catalogue.model.references, viewer }));
}

/** The articles alone, with how many there are. */
export async function articlesFor(catalogue: CatalogueContext, viewer: Viewer, request: ListingRequest) {
  const resolved = await resolvePartNumbers(catalogue, viewer, request);
  const answer = await find(catalogue, viewer, resolved);
  const choose = memberNamedBy(resolved.quickSearch, catalogue.model.references);
  const items = await catalogue.reader.groupTiles(leadsOf(answer), viewer, choose);
  return { items, totalItems: answer.total, page: request.page, pageSize: request.pageSize };
}

/** All product groups of a listing, whatever its page. */
export async function groupsOf(
  catalogue: CatalogueContext,
  viewer: Viewer,
  request: ListingRequest,
): Promise<SearchResult['groups']> {
  return (await find(catalogue, viewer, await resolvePartNumbers(catalogue, viewer, request), ALL_GROUPS)).groups;
}

const leadsOf = ({ groups }: SearchResult): number[] => groups.map(({ leadId }) => leadId);

/** As many as somebody may have bought. */
const ALL_GROUPS: PageRequest = { page: 1, pageSize: 10_000 };

/** Asks the index. Problems: 403 and 400 of `checkPriceRequest`, 400 for choices in more attributes than there can be. */
async function find(
  catalogue: CatalogueContext,
  viewer: Viewer,
  request: ListingRequest,
  { page, pageSize }: PageRequest = request,
): Promise<SearchResult> {
  checkPriceRequest(request, viewer.seesPrices);
  const [prices, purchasedIds, settings] = await Promise.all([
    viewer.seesPrices ? priceView(catalogue, viewer) : null,
    viewer.buyer ? catalogue.purchased.of(viewer.buyer) : null,
    catalogue.settings(),
  ]);
  const attributes = byAttribute(request.attributeValuesIds, catalogue.model.references);
  if (attributes.length > MAX_FACET_FILTERS - OTHER_FACETS) {
    throw new Problem('request.invalid', 400);
  }
  const search: SearchRequest = {
    text: request.quickSearch ?? null,
    filters: {
      categoryIds: request.categoryIds,
      brandIds: request.brandIds,
      tagIds: request.tagIds,
      packIds: request.packIds.map((id) => catalogue.model.references.packs.find(id)),
      attributes,
      minPrice: request.minPrice === undefined ? null : fromKm(request.minPrice),
      maxPrice: request.maxPrice === undefined ? null : fromKm(request.maxPrice),
      isInStock: request.isInStock,
      isOnPromotion: request.isOnSale,
      isNew: request.isNew,
      isPurchasedBefore: request.isBoughtBefore,
    },
    prices,
    purchasedIds,
    newFrom: newFrom(viewer.now, settings.newArticleDays),
    sort: { by: SORT_FIELDS[request.sortBy], isAscending: request.isSortAscending, language: viewer.language },
    page,
    pageSize,
  };
  return catalogue.reader.search(search);
}

/** The chosen values by attribute. Unknown values share one attribute that nothing matches. */
function byAttribute(valueIds: readonly number[], { values }: References): SearchFilters['attributes'] {
  const byId = Map.groupBy(valueIds, (id) => values.get(id)?.attributeId ?? 0);
  return Array.from(byId, ([attributeId, own]) => ({ attributeId, valueIds: own }));
}

async function priceView({ model }: CatalogueContext, { payer }: Viewer): Promise<PriceList> {
  if (payer.retail) return { kind: 'retail' };
  return { kind: 'wholesale', companyId: payer.companyId, terms: await model.contractTerms.of(payer.companyId) };
}
