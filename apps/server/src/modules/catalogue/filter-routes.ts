import type { articleFilters } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import { filtersFor } from './service/listing.ts';
import { filtersOfMine } from './service/my-articles.ts';
import type { Shelf } from './shelf.ts';
import { viewerOf } from './viewer.ts';

export const articleFilterHandlers = (shelf: Shelf): Handlers<typeof articleFilters> => ({
  newlyAdded: (call) => filtersFor(shelf, viewerOf(call), { ...call.body, isNew: true }),
  myArticles: (call) => filtersOfMine(shelf, viewerOf(call)),
});
