import { joined, type JsonBytes, listOf, Written } from '../../../platform/json-bytes.ts';
import { audienceOf } from '../answer-cache.ts';
import { filterNamesOf } from '../filter-names.ts';
import type { Shelf, WrittenSuggestions } from '../shelf.ts';
import type { Viewer } from '../viewer.ts';

/** What fits a text that is still being typed. Whoever sees the same gets the same answer. */
export async function suggestions(shelf: Shelf, viewer: Viewer, text: string): Promise<WrittenSuggestions> {
  const agreements = await shelf.model.agreements.of(viewer.payer.retail ? null : viewer.payer.companyId);
  const key = `${audienceOf(viewer, agreements, [])} ${text}`;
  const { version } = shelf.model;
  return shelf.suggestions.get({ key, version, now: viewer.now.getTime() }, () => suggested(shelf, viewer, text));
}

async function suggested(shelf: Shelf, viewer: Viewer, text: string): Promise<WrittenSuggestions> {
  const { index } = shelf.model;
  const found = index.suggest(text);
  const names = filterNamesOf(index.references, viewer.language);
  const counted = (kind: 'category' | 'brand', known: ReadonlyMap<number, JsonBytes>, ids: readonly number[]) =>
    listOf(ids.flatMap((id) => countedBytes(known.get(id), index.countOf(kind, id))));
  const categories = counted('category', names.suggestedCategories, found.categoryIds);
  const brands = counted('brand', names.suggestedBrands, found.brandIds);
  const cards = await shelf.groupCardBytesFor(found.ids, viewer);
  const bytes = `{"articles":${cards},"categories":${categories},"brands":${brands},"totalItems":${found.total}}`;
  return { answer: new Written(joined(bytes)), totalItems: found.total };
}

const countedBytes = (bytes: JsonBytes | undefined, count: number): JsonBytes[] =>
  bytes === undefined ? [] : [joined(`${bytes},"count":${count}}`)];
