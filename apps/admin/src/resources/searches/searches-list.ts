import type { CallSettings } from '@sjaj/client';
import type { SearchedText } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { viewRequest } from '../../shared/list/list-request.ts';
import { SEARCH_COLUMNS } from './searches-columns.tsx';

const VIEWS = ['all', 'without_hits'] as const;

const load = (query: ListQuery, settings?: CallSettings) =>
  api.search.searchedTexts({ body: viewRequest(query, VIEWS) }, settings);

export const searchesList: ListDefinition<SearchedText> = {
  name: 'searches',
  title: 'resource.searchWords',
  searchHint: 'searches.search',
  columns: SEARCH_COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'without_hits', title: 'searches.withoutHits', isWaiting: true },
  ],
  filters: [],
  load,
  nameOf: ({ text }) => text,
};
