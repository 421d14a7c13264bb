import type { SearchedText } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { SEARCH_COLUMNS } from './searches-columns.tsx';

const WITHOUT_HITS = 'without_hits';

function load({ page, pageSize, view, text }: ListQuery, signal?: AbortSignal) {
  const body = {
    page,
    pageSize,
    view: view === WITHOUT_HITS ? WITHOUT_HITS : 'all',
    ...(text !== '' && { quickSearch: text }),
  } as const;
  return api.search.searchedTexts({ body }, signal && { signal });
}

export const searchesList: ListDefinition<SearchedText> = {
  name: 'searches',
  title: 'resource.searchWords',
  searchHint: 'searches.search',
  columns: SEARCH_COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: WITHOUT_HITS, title: 'searches.withoutHits', isWaiting: true },
  ],
  filters: [],
  load,
  nameOf: ({ text }) => text,
};
