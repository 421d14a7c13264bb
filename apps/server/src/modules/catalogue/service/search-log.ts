import type { ListingRequest } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { type Actor, isSignedIn } from '../../../kernel/actor.ts';

type OwnSearch = ListingRequest & { readonly quickSearch: string };

/** Whether a listing is a search by itself: not a further page of one, nor one narrowed by a filter. */
export const isOwnSearch = (ask: ListingRequest): ask is OwnSearch =>
  ask.quickSearch !== undefined && ask.page === 1 && !isNarrowed(ask);

function isNarrowed(ask: ListingRequest): boolean {
  const choices = [ask.categoryIds, ask.brandIds, ask.attributeValuesIds, ask.tagIds];
  const marks = [ask.isInStock, ask.isOnSale, ask.isNew, ask.isBoughtBefore];
  const hasPrices = ask.minPrice !== undefined || ask.maxPrice !== undefined;
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
