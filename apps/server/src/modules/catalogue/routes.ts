import type {
  articleFilters,
  articles,
  articleSuccessors,
  boughtTogether,
  promotions,
  variations,
} from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { type Actor, isSignedIn } from '../../kernel/actor.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { WithMessage, paged } from '../../platform/http/answers.ts';
import { requestAvailability } from '../availability-requests/index.ts';
import { oftenTogether } from './service/often-together.ts';
import { details, articleDocument } from './service/details.ts';
import { articlesFor, filtersFor, listing } from './service/listing.ts';
import { filtersOfMine, myArticles } from './service/my-articles.ts';
import { currentPromotion, runningPromotions } from './service/promotions.ts';
import { newlyAdded, articlesOnPromotion, selectedFor, tilesOfGroups } from './service/product-rows.ts';
import { successors } from './service/successors.ts';
import { suggestions } from './service/suggestions.ts';
import { usualArticles } from './service/usual-articles.ts';
import { variation, variationMatrix } from './service/variations.ts';
import { isOwnSearch } from './rules.ts';
import type { CatalogueContext } from './service/catalogue-context.ts';
import { viewerOf } from './service/viewer.ts';

export const articleHandlers = (catalogue: CatalogueContext): Handlers<typeof articles> => ({
  async listing(call) {
    const { answer, totalItems } = await listing(catalogue, viewerOf(call), call.body);
    if (isOwnSearch(call.body)) catalogue.searchLog.noteSearch(searchOf(call, call.body.quickSearch, totalItems));
    return answer;
  },
  async autoCompleteArticles(call) {
    const page = await articlesFor(catalogue, viewerOf(call), call.body);
    if (isOwnSearch(call.body)) catalogue.searchLog.noteSearch(searchOf(call, call.body.quickSearch, page.totalItems));
    return paged(page);
  },
  autoCompleteResultsFilter: (call) => filtersFor(catalogue, viewerOf(call), call.body),
  articlesByCategoriesResultFilter: (call) => filtersFor(catalogue, viewerOf(call), call.body),
  async suggestions(call) {
    const { answer, totalItems } = await suggestions(catalogue, viewerOf(call), call.body.quickSearch);
    catalogue.searchLog.noteTyping(searchOf(call, call.body.quickSearch, totalItems));
    return answer;
  },
  details: (call) => details(catalogue, viewerOf(call), call.params.id),
  quickView: (call) => details(catalogue, viewerOf(call), call.params.id),
  document: (call) => articleDocument(catalogue, call.params.id),
  mainPage: (call) => articlesOnPromotion(catalogue, viewerOf(call), call.body),
  newlyAdded: async (call) => paged(await newlyAdded(catalogue, viewerOf(call), call.body)),
  customerCustomized: (call) => selectedFor(catalogue, viewerOf(call), call.body),
  recentlyViewed(call) {
    const { articleIds, isByGroup } = call.body;
    const ids = [...new Set(articleIds)];
    return isByGroup ? tilesOfGroups(catalogue, viewerOf(call), ids) : catalogue.reader.tiles(ids, viewerOf(call));
  },
  myArticles: async (call) => paged(await myArticles(catalogue, viewerOf(call), call.body)),
  usualArticles: (call) => usualArticles(catalogue, viewerOf(call)),
  createOutOfStockRequest: async ({ actor, body, now, idempotency }) => {
    const result = await requestAvailability(catalogue.db, idempotency, { ...body, userId: actor.userId, now });
    return new WithMessage(result, 'articles.request_sent');
  },
});

export const articleFilterHandlers = (catalogue: CatalogueContext): Handlers<typeof articleFilters> => ({
  newlyAdded: (call) => filtersFor(catalogue, viewerOf(call), { ...call.body, isNew: true }),
  myArticles: (call) => filtersOfMine(catalogue, viewerOf(call)),
});

export const successorHandlers = (catalogue: CatalogueContext): Handlers<typeof articleSuccessors> => ({
  list: (call) => successors(catalogue, viewerOf(call), call.body.articleIds),
});

export const boughtTogetherHandlers = (catalogue: CatalogueContext): Handlers<typeof boughtTogether> => ({
  list: (call) => oftenTogether(catalogue, viewerOf(call), call.body.articleIds),
});

export const variationHandlers = (catalogue: CatalogueContext): Handlers<typeof variations> => ({
  one: (call) => variation(catalogue, viewerOf(call), call.params.id),
  details: (call) => variationMatrix(catalogue, viewerOf(call), call.params.id),
});

export const cataloguePromotionHandlers = (catalogue: CatalogueContext): Handlers<typeof promotions> => ({
  current: (call) => currentPromotion(catalogue, viewerOf(call)),
  running: (call) => runningPromotions(catalogue, viewerOf(call)),
});

interface SearchCall {
  readonly actor: Actor;
  readonly address: string;
  readonly language: Language;
}

/** The search as the log takes it. */
const searchOf = (call: SearchCall, text: string, hits: number) => ({
  caller: isSignedIn(call.actor) ? `user ${call.actor.userId}` : `address ${call.address}`,
  text,
  language: call.language,
  hits,
});
