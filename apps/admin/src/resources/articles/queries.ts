import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { placeholderUrl } from '../../shared/figures/placeholder.ts';
import type { SearchResult } from '../../shared/resource/resource.ts';

export { optionsQuery } from '../../shared/catalogue/options.ts';

const FOUND = 5;

export const articleQuery = (id: number) =>
  queryOptions({
    queryKey: ['articles', 'one', id],
    // A form loads the current version once. Refetches must not replace it during editing.
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await api.articles.one({ params: { id } }, { signal })).data,
  });

/** Articles by title or code. */
export async function findArticles(typed: string, signal: AbortSignal): Promise<readonly SearchResult[]> {
  const { data } = await api.articles.list({ body: { pageSize: FOUND, quickSearch: typed } }, { signal });
  return data.map(({ id, title, code, imageUrl, placeholder }) => ({
    id,
    title,
    detail: code,
    href: `/articles/${id}`,
    picture: { url: imageUrl, placeholder: placeholderUrl(placeholder) },
  }));
}
