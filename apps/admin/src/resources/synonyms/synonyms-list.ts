import type { CallSettings } from '@sjaj/client';
import type { SynonymGroup } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { sortRequest } from '../../shared/list/list-request.ts';
import { SynonymsBulk } from './synonyms-bulk.tsx';
import { SYNONYM_COLUMNS } from './synonyms-columns.tsx';
import { groupLine } from './words.logic.ts';

const load = (query: ListQuery, settings?: CallSettings) =>
  api.search.synonyms({ body: sortRequest(query, ['default', 'words']) }, settings);

export const synonymsList: ListDefinition<SynonymGroup> = {
  name: 'synonyms',
  title: 'resource.synonyms',
  searchHint: 'searches.searchSynonyms',
  columns: SYNONYM_COLUMNS,
  views: [{ key: 'all', title: 'list.all' }],
  filters: [],
  load,
  nameOf: groupLine,
  bulk: SynonymsBulk,
  create: { href: '/synonyms/new', title: 'searches.newGroup' },
};
