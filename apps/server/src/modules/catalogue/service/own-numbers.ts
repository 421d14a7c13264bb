import type { ListingRequest } from '@sjaj/contract';
import type { Shelf } from '../shelf.ts';
import type { Viewer } from '../viewer.ts';

/** The same question in the shop's words: a company's own number of an article becomes the article's code. */
export async function inShopsWords(shelf: Shelf, { buyer }: Viewer, ask: ListingRequest): Promise<ListingRequest> {
  if (ask.quickSearch === undefined || !buyer?.companyId) return ask;
  const articleId = await shelf.ownNumbers.of(buyer.companyId, ask.quickSearch);
  if (articleId === undefined || !shelf.model.index.has(articleId)) return ask;
  const code = (await shelf.facts.of([articleId])).get(articleId)?.code;
  return code === undefined ? ask : { ...ask, quickSearch: code };
}

/** The cards of the articles whose own numbers begin so, at most `most`. */
export async function cardsCalled(shelf: Shelf, { buyer }: Viewer, text: string, most: number): Promise<number[]> {
  if (!buyer?.companyId) return [];
  const articleIds = await shelf.ownNumbers.beginningWith(buyer.companyId, text, most);
  const { index } = shelf.model;
  return [...new Set(articleIds.flatMap((id) => index.leadOf(id) ?? []))];
}
