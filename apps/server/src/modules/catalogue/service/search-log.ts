import type { ListingRequest } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { type Actor, isSignedIn } from '../../../kernel/actor.ts';

type OwnSearch = ListingRequest & { readonly quickSearch: string };

/** Whether a listing is a search by itself: not a further page of one, nor one narrowed by a filter. */
export const isOwnSearch = (request: ListingRequest): request is OwnSearch =>
  request.quickSearch !== undefined && request.page === 1 && !isNarrowed(request);

function isNarrowed(request: ListingRequest): boolean {
  const choices = [request.categoryIds, request.brandIds, request.attributeValuesIds, request.tagIds];
  const marks = [request.isInStock, request.isOnSale, request.isNew, request.isBoughtBefore];
  const hasPrices = request.minPrice !== undefined || request.maxPrice !== undefined;
  return hasPrices || choices.some((ids) => ids.length > 0) || marks.includes(true);
}

interface Searching {
  readonly actor: Actor;
  readonly address: string;
  readonly language: Language;
}

/** The search as the log takes it. */
export const searchOf = (call: Searching, text: string, hits: number) => ({
  caller: isSignedIn(call.actor) ? `user ${call.actor.userId}` : `address ${call.address}`,
  text,
  language: call.language,
  hits,
});
