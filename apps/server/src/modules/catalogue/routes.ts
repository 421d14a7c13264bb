import type { articles } from '@sjaj/contract';
import { type Handlers, Informed, paged } from '../../platform/handlers.ts';
import { details } from './service/details.ts';
import { articleDocument } from './service/documents.ts';
import { articlesFor, filtersFor, listing } from './service/listing.ts';
import { requestArticle } from './service/requests.ts';
import { myArticles, newlyAdded, onSaleNow, selectedFor } from './service/shelves.ts';
import { suggestions } from './service/suggestions.ts';
import type { Shelf } from './shelf.ts';
import { viewerOf } from './viewer.ts';

export const articleHandlers = (shelf: Shelf): Handlers<typeof articles> => ({
  listing: (call) => listing(shelf, viewerOf(call), call.body),
  autoCompleteArticles: async (call) => paged(await articlesFor(shelf, viewerOf(call), call.body)),
  autoCompleteResultsFilter: (call) => filtersFor(shelf, viewerOf(call), call.body),
  articlesByCategoriesResultFilter: (call) => filtersFor(shelf, viewerOf(call), call.body),
  suggestions: (call) => suggestions(shelf, viewerOf(call), call.body.quickSearch),
  details: (call) => details(shelf, viewerOf(call), call.params.id),
  quickView: (call) => details(shelf, viewerOf(call), call.params.id),
  document: (call) => articleDocument(shelf, call.params.id),
  mainPage: (call) => onSaleNow(shelf, viewerOf(call), call.body.pageSize),
  newlyAdded: async (call) => paged(await newlyAdded(shelf, viewerOf(call), call.body)),
  customerCustomized: (call) => selectedFor(shelf, viewerOf(call)),
  recentlyViewed: (call) => shelf.cardsFor(call.body.articleIds, viewerOf(call)),
  myArticles: async (call) => paged(await myArticles(shelf, viewerOf(call), call.body)),
  createOutOfStockRequest: async ({ actor, body, idempotency }) => {
    const done = await requestArticle(shelf.db, idempotency, { ...body, userId: actor.userId });
    return new Informed(done, 'articles.request_sent');
  },
});
