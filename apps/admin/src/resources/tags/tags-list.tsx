import { type AdminTag, TAG_SORTS, TAG_VIEWS } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { api } from '../../shared/api/api.ts';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';

export const tagsList: ListDefinition<AdminTag> = {
  name: 'tags',
  title: 'resource.tags',
  searchHint: 'tags.search',
  columns: [
    nameColumn('/tags'),
    {
      key: 'articles',
      title: 'categories.articles',
      right: true,
      onPhone: true,
      headedOnPhone: true,
      sortBy: 'articles',
      text: ({ articles }) => formatNumber(articles),
    },
  ],
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'unused', title: 'references.viewUnused' },
  ],
  filters: [],
  load: (ask, settings) => api.tags.list({ body: listRequest(ask, TAG_VIEWS, TAG_SORTS) }, settings),
  nameOf: ({ name }) => name,
  create: { href: '/tags/new', title: 'tags.new' },
};
