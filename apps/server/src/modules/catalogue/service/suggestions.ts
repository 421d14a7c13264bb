import type { Suggestions } from '@sjaj/contract';
import { slugOf } from '@sjaj/domain';
import { localised } from '../../../platform/localised.ts';
import { audienceOf } from '../answer-cache.ts';
import type { Shelf } from '../shelf.ts';
import type { Viewer } from '../viewer.ts';

/** What fits a text that is still being typed. Whoever sees the same gets the same answer. */
export async function suggestions(shelf: Shelf, viewer: Viewer, text: string): Promise<Suggestions> {
  const agreements = await shelf.model.agreements.of(viewer.payer.retail ? null : viewer.payer.companyId);
  const key = `${audienceOf(viewer, agreements, [])} ${text}`;
  const { version } = shelf.model;
  return shelf.suggestions.get({ key, version, now: viewer.now.getTime() }, () => suggested(shelf, viewer, text));
}

async function suggested(shelf: Shelf, viewer: Viewer, text: string): Promise<Suggestions> {
  const { index } = shelf.model;
  const { references } = index;
  const found = index.suggest(text);
  const categories = found.categoryIds.map((id) => {
    const title = localised(references.categories.get(id)?.title, viewer.language);
    return { id, title, slug: slugOf(title), count: index.countOf('category', id) };
  });
  const brands = found.brandIds.map((id) => ({
    id,
    title: references.brands.get(id)?.title ?? '',
    count: index.countOf('brand', id),
  }));
  return { articles: await shelf.groupCardsFor(found.ids, viewer), categories, brands, totalItems: found.total };
}
