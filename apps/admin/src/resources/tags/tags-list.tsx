import { type AdminTag, TAG_SORTS, TAG_VIEWS } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import { articleCountColumn } from '../../shared/list/cells.tsx';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';

export const tagsList: ListDefinition<AdminTag> = {
  name: 'tags',
  title: 'resource.tags',
  searchHint: 'tags.search',
  columns: [nameColumn('/tags'), articleCountColumn()],
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'unused', title: 'references.viewUnused' },
  ],
  filters: [],
  load: (query, settings) => api.tags.list({ body: listRequest(query, TAG_VIEWS, TAG_SORTS) }, settings),
  nameOf: ({ name }) => name,
  bulk: recordsBulk({ load: async () => (await import('./tag-form.tsx')).tagDefinition, isWholeInForm: true }),
  create: { href: '/tags/new', title: 'tags.new' },
};
