import type { articleFilters, articles, productSales, variations } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import { WithMessage, paged } from '../../platform/http/answers.ts';
import { requestAvailability } from '../availability-requests/index.ts';
import { details } from './service/details.ts';
import { articleDocument } from './service/documents.ts';
import { articlesFor, filtersFor, listing } from './service/listing.ts';
import { filtersOfMine, myArticles } from './service/my-articles.ts';
import { saleNow, salesNow } from './service/sales.ts';
import { isOwnSearch, searchOf } from './service/searches.ts';
import { newlyAdded, onSaleNow, selectedFor } from './service/shelves.ts';
import { suggestions } from './service/suggestions.ts';
import { usualArticles } from './service/usual-articles.ts';
import { variation, variationMatrix } from './service/variations.ts';
import type { Shelf } from './shelf.ts';
import { viewerOf } from './viewer.ts';

export const articleHandlers = (shelf: Shelf): Handlers<typeof articles> => ({
  async listing(call) {
    const { answer, totalItems } = await listing(shelf, viewerOf(call), call.body);
    if (isOwnSearch(call.body)) shelf.searchLog.noteSearch(searchOf(call, call.body.quickSearch, totalItems));
    return answer;
  },
  async autoCompleteArticles(call) {
    const page = await articlesFor(shelf, viewerOf(call), call.body);
    if (isOwnSearch(call.body)) shelf.searchLog.noteSearch(searchOf(call, call.body.quickSearch, page.totalItems));
    return paged(page);
  },
  autoCompleteResultsFilter: (call) => filtersFor(shelf, viewerOf(call), call.body),
  articlesByCategoriesResultFilter: (call) => filtersFor(shelf, viewerOf(call), call.body),
  async suggestions(call) {
    const { answer, totalItems } = await suggestions(shelf, viewerOf(call), call.body.quickSearch);
    shelf.searchLog.noteTyping(searchOf(call, call.body.quickSearch, totalItems));
    return answer;
  },
  details: (call) => details(shelf, viewerOf(call), call.params.id),
  quickView: (call) => details(shelf, viewerOf(call), call.params.id),
  document: (call) => articleDocument(shelf, call.params.id),
  mainPage: (call) => onSaleNow(shelf, viewerOf(call), call.body),
  newlyAdded: async (call) => paged(await newlyAdded(shelf, viewerOf(call), call.body)),
  customerCustomized: (call) => selectedFor(shelf, viewerOf(call), call.body),
  recentlyViewed: (call) => shelf.cardsFor([...new Set(call.body.articleIds)], viewerOf(call)),
  myArticles: async (call) => paged(await myArticles(shelf, viewerOf(call), call.body)),
  usualArticles: (call) => usualArticles(shelf, viewerOf(call)),
  createOutOfStockRequest: async ({ actor, body, now, idempotency }) => {
    const result = await requestAvailability(shelf.db, idempotency, { ...body, userId: actor.userId, now });
    return new WithMessage(result, 'articles.request_sent');
  },
});

export const articleFilterHandlers = (shelf: Shelf): Handlers<typeof articleFilters> => ({
  newlyAdded: (call) => filtersFor(shelf, viewerOf(call), { ...call.body, isNew: true }),
  myArticles: (call) => filtersOfMine(shelf, viewerOf(call)),
});

export const variationHandlers = (shelf: Shelf): Handlers<typeof variations> => ({
  one: (call) => variation(shelf, viewerOf(call), call.params.id),
  details: (call) => variationMatrix(shelf, viewerOf(call), call.params.id),
});

export const productSaleHandlers = (shelf: Shelf): Handlers<typeof productSales> => ({
  current: (call) => saleNow(shelf, viewerOf(call)),
  running: (call) => salesNow(shelf, viewerOf(call)),
});
