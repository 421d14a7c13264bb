import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { contentFor } from '@sjaj/domain';
import type { Option } from '@sjaj/ui';
import { api } from '../api/api.ts';
import type { FilterSearch } from '../list/definition.ts';
import { useRights } from '../session/profile.ts';
import { language } from '../texts/t.ts';

const NONE: readonly Option[] = [];
const MOST_FOUND = 24;

const optionOf = ({ id, code, title }: { readonly id: number; readonly code: string; readonly title: string }) => ({
  value: String(id),
  label: `${code} · ${title}`,
});

/**
 * The articles to narrow a report to: those that are chosen, then those whose name, code or barcode fits what is typed. None for those who see
 * reports, but no articles.
 */
export function useArticleOptions({ typed, chosen }: FilterSearch): readonly Option[] {
  const { capabilities } = useRights();
  const seesArticles = capabilities.includes('viewArticles') || capabilities.includes('editArticles');
  const found = useQuery({
    queryKey: ['articles', 'choice', 'filter', typed],
    enabled: seesArticles,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const body = { pageSize: MOST_FOUND, sortBy: 'match', ...(typed !== '' && { quickSearch: typed }) } as const;
      return (await api.articles.list({ body }, { signal })).data;
    },
    select: (articles) => articles.map(optionOf),
  });
  const kept = useQueries({
    queries: chosen.map((value) => ({
      queryKey: ['articles', 'choice', 'chosen', value],
      enabled: seesArticles,
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const { id, code, title } = (await api.articles.one({ params: { id: Number(value) } }, { signal })).data;
        return optionOf({ id, code, title: contentFor(title, language())?.text ?? '' });
      },
    })),
    // Until an article is there, and where it is gone, the chip shows that something is chosen.
    combine: (results) => results.map(({ data }, place) => data ?? { value: chosen[place] ?? '', label: '…' }),
  });
  const others = (found.data ?? NONE).filter(({ value }) => !chosen.includes(value));
  return [...kept, ...others];
}
