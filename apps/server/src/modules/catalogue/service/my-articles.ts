import type { ListingFilters, ListingRequest, PurchasedArticle } from '@sjaj/contract';
import { compareTexts } from '@sjaj/domain';
import { PreSerialized } from '../../../platform/http/serialized.ts';
import { localised } from '../../../kernel/localised.ts';
import { startQuantity } from './tile-frame.ts';
import { unitPriceFor, tileOf } from './tiles.ts';
import { filtersOf } from './filters.ts';
import { countsOf, fits, type Own } from './my-article-filters.ts';
import { newFrom } from '../rules.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import type { Viewer } from './viewer.ts';
import { groupsOf } from './listing.ts';
import { purchasesOf } from '../store/bought.ts';
import { habitOf, purchaseFactsOf } from './purchases.ts';
import { PLAIN } from './product-rows.ts';

/** What the caller or the company has ordered before and can still be seen, each article by itself, most often first. */
async function ownArticles(catalogue: CatalogueContext, viewer: Viewer): Promise<Own[]> {
  const ids = viewer.buyer ? await catalogue.purchased.now(viewer.buyer) : [];
  const [found, context] = await Promise.all([catalogue.reader.facts.of(ids), catalogue.reader.context(viewer)]);
  const now = viewer.now.getTime();
  return ids.flatMap((id) => {
    const facts = found.get(id);
    if (!facts?.isVisible) return [];
    const price = viewer.seesPrices ? unitPriceFor(facts, context, startQuantity(facts)).price : null;
    return [{ facts, price, isOnSale: facts.promotions.some(({ from, to }) => from <= now && now < to) }];
  });
}

type Order = (a: Own, b: Own) => number;

/** By what is asked for, ties in the order of their ids; null keeps the most often ordered first. */
function orderOf({ sortBy, isSortAscending }: ListingRequest, viewer: Viewer): Order | null {
  const sign = isSortAscending ? 1 : -1;
  const by =
    (of: (own: Own) => number): Order =>
    (a, b) =>
      sign * (of(a) - of(b)) || a.facts.id - b.facts.id;
  const titles = compareTexts(viewer.language);
  const titleOf = ({ facts }: Own): string => localised(facts.title, viewer.language, [facts.brand]);
  switch (sortBy) {
    case 'default':
    case 'rating':
      return null;
    case 'createdDate':
      return by(({ facts }) => facts.createdAt);
    case 'vpc':
      return by(({ facts }) => (viewer.payer.retail ? facts.mpc : facts.vpc));
    case 'title':
      return (a, b) => sign * titles(titleOf(a), titleOf(b)) || a.facts.id - b.facts.id;
  }
}

/** One page of them by the filters and in the order of any listing. Problems: those of a listing. */
export async function myArticles(catalogue: CatalogueContext, viewer: Viewer, request: ListingRequest) {
  const own = await ownArticles(catalogue, viewer);
  const groups = await groupsOf(catalogue, viewer, { ...request, isBoughtBefore: true });
  const { newArticleDays } = await catalogue.settings();
  const { references } = catalogue.model;
  const listed = new Map(groups.flatMap(({ productIds }, place) => productIds.map((id) => [id, place] as const)));
  const reading = { references, newFrom: newFrom(viewer.now, newArticleDays) };
  const fitting = own.filter((one) => listed.has(one.facts.id) && fits(one, request, reading));
  const order = orderOf(request, viewer);
  if (order) fitting.sort(order);
  // Ratings belong to tiles, which are in their order already.
  if (request.sortBy === 'rating')
    fitting.sort((a, b) => (listed.get(a.facts.id) ?? 0) - (listed.get(b.facts.id) ?? 0));
  const { page, pageSize } = request;
  const visible = fitting.slice((page - 1) * pageSize, page * pageSize);
  const items = await purchasedTiles(catalogue, viewer, visible);
  return { items, totalItems: fitting.length, page, pageSize };
}

/** Their tiles with what the orders tell of them. */
async function purchasedTiles(
  catalogue: CatalogueContext,
  viewer: Viewer,
  own: readonly Own[],
): Promise<PurchasedArticle[]> {
  if (!viewer.buyer || own.length === 0) return [];
  const ids = own.map(({ facts }) => facts.id);
  const [context, purchases] = await Promise.all([
    catalogue.reader.context(viewer),
    purchasesOf(catalogue.db, viewer.buyer, ids),
  ]);
  const byArticle = new Map(purchases.map((bought) => [bought.articleId, bought]));
  return own.flatMap(({ facts }) => {
    const bought = byArticle.get(facts.id);
    if (!bought) return [];
    const habit = habitOf(bought, viewer.now);
    return { ...tileOf(facts, context), ...purchaseFactsOf(facts, bought, { ...context, habit }) };
  });
}

/** The filters that fit them, with counts. */
export async function filtersOfMine(
  catalogue: CatalogueContext,
  viewer: Viewer,
): Promise<PreSerialized<ListingFilters>> {
  const [own, { newArticleDays }] = await Promise.all([ownArticles(catalogue, viewer), catalogue.settings()]);
  const { references } = catalogue.model;
  const answer = countsOf(own, { references, newFrom: newFrom(viewer.now, newArticleDays) });
  return new PreSerialized(filtersOf({ request: PLAIN, answer, references, viewer }));
}
