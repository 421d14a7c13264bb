import type { ListingFilters, ListingRequest } from '@sjaj/contract';
import { fromKm } from '@sjaj/domain';
import { joined, Written } from '../../../platform/http/json-bytes.ts';
import { Problem } from '../../../platform/problem.ts';
import {
  chosenAttributes,
  MOST_CHOICES,
  type PriceView,
  type SearchAnswer,
  type SearchRequest,
} from '../../search/index.ts';
import { audienceOf } from '../answer-cache.ts';
import { filtersOf } from '../filters.ts';
import { memberNamedBy } from '../chosen-member.ts';
import { checkPriceAsk, newFrom } from '../rules.ts';
import type { Shelf, WrittenListing } from '../shelf.ts';
import type { Viewer } from '../viewer.ts';
import { inShopsWords } from './own-numbers.ts';

/** Categories, brands and tags are filters of their own. */
const OTHER_CHOICES = 3;

/** One page of articles with the counts of every filter value. Whoever sees the same gets the same answer. */
export async function listing(shelf: Shelf, viewer: Viewer, typed: ListingRequest): Promise<WrittenListing> {
  checkPriceAsk(typed, viewer.seesPrices);
  const [ask, agreements, bought] = await Promise.all([
    inShopsWords(shelf, viewer, typed),
    shelf.model.agreements.of(viewer.payer.retail ? null : viewer.payer.companyId),
    viewer.buyer ? shelf.bought.of(viewer.buyer) : [],
  ]);
  const key = `${audienceOf(viewer, agreements, bought)} ${JSON.stringify(ask)}`;
  const { version } = shelf.model;
  return shelf.listings.get({ key, version, now: viewer.now.getTime() }, () => listed(shelf, viewer, ask));
}

async function listed(shelf: Shelf, viewer: Viewer, ask: ListingRequest): Promise<WrittenListing> {
  const answer = await find(shelf, viewer, ask);
  const { references } = shelf.model.index;
  const filters = filtersOf({ ask, answer, references, viewer });
  const cards = await shelf.groupCardBytesFor(answer.ids, viewer, memberNamedBy(ask.quickSearch, references));
  const { total, widened } = answer;
  const bytes = `{"articles":${cards},"filters":${filters.bytes},"totalItems":${total},"widened":"${widened}"}`;
  return { answer: new Written(joined(bytes)), totalItems: total };
}

/** The filters alone. */
export async function filtersFor(shelf: Shelf, viewer: Viewer, ask: ListingRequest): Promise<Written<ListingFilters>> {
  const answer = await find(shelf, viewer, await inShopsWords(shelf, viewer, ask));
  return filtersOf({ ask, answer, references: shelf.model.index.references, viewer });
}

/** The articles alone, with how many there are. */
export async function articlesFor(shelf: Shelf, viewer: Viewer, ask: ListingRequest) {
  const asked = await inShopsWords(shelf, viewer, ask);
  const { ids, total } = await find(shelf, viewer, asked);
  const choose = memberNamedBy(asked.quickSearch, shelf.model.index.references);
  const items = await shelf.groupCardsFor(ids, viewer, choose);
  return { items, totalItems: total, page: ask.page, pageSize: ask.pageSize };
}

/** The articles that stand for all cards of a listing, whatever its page. */
export async function cardsOf(shelf: Shelf, viewer: Viewer, ask: ListingRequest): Promise<readonly number[]> {
  return (await find(shelf, viewer, await inShopsWords(shelf, viewer, ask), WHOLE)).ids;
}

interface Pages {
  readonly page: number;
  readonly pageSize: number;
}

/** As many as somebody may have bought. */
const WHOLE: Pages = { page: 1, pageSize: 10_000 };

/** Asks the index. Problems: 403 and 400 of `checkPriceAsk`, 400 for choices in more attributes than there can be. */
async function find(
  shelf: Shelf,
  viewer: Viewer,
  ask: ListingRequest,
  { page, pageSize }: Pages = ask,
): Promise<SearchAnswer> {
  checkPriceAsk(ask, viewer.seesPrices);
  const [prices, boughtIds, settings] = await Promise.all([
    viewer.seesPrices ? priceView(shelf, viewer) : null,
    viewer.buyer ? shelf.bought.of(viewer.buyer) : null,
    shelf.settings(),
  ]);
  const { model } = shelf;
  if (chosenAttributes(ask.attributeValuesIds, model.index.references) > MOST_CHOICES - OTHER_CHOICES) {
    throw new Problem('request.invalid', 400);
  }
  const request: SearchRequest = {
    text: ask.quickSearch ?? null,
    filters: {
      categoryIds: ask.categoryIds,
      brandIds: ask.brandIds,
      valueIds: ask.attributeValuesIds,
      tagIds: ask.tagIds,
      minPrice: ask.minPrice === undefined ? null : fromKm(ask.minPrice),
      maxPrice: ask.maxPrice === undefined ? null : fromKm(ask.maxPrice),
      isInStock: ask.isInStock,
      isOnSale: ask.isOnSale,
      createdFrom: ask.isNew ? newFrom(viewer.now, settings.newArticleDays) : null,
      isBoughtBefore: ask.isBoughtBefore,
    },
    prices,
    boughtIds,
    sort: { by: ask.sortBy, isAscending: ask.isSortAscending, language: viewer.language },
    page,
    pageSize,
  };
  await model.index.prepare(request);
  return model.index.search(request);
}

async function priceView({ model }: Shelf, { payer }: Viewer): Promise<PriceView> {
  if (payer.retail) return { kind: 'retail' };
  return { kind: 'wholesale', companyId: payer.companyId, agreements: await model.agreements.of(payer.companyId) };
}
