import type { SynonymGroup } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { SYNONYM_COLUMNS } from './synonyms-columns.tsx';
import { oneLine } from './words.logic.ts';

function load({ page, pageSize, text }: ListQuery, signal?: AbortSignal) {
  return api.search.synonyms(
    { body: { page, pageSize, ...(text !== '' && { quickSearch: text }) } },
    signal && { signal },
  );
}

export const synonymsList: ListDefinition<SynonymGroup> = {
  name: 'synonyms',
  title: 'resource.synonyms',
  searchHint: 'searches.searchSynonyms',
  columns: SYNONYM_COLUMNS,
  views: [{ key: 'all', title: 'list.all' }],
  filters: [],
  load,
  nameOf: ({ words }) => oneLine(words),
  create: { href: '/synonyms/new', title: 'searches.newGroup' },
};
