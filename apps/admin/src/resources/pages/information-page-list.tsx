import type { AdminInformationPage } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { sortRequest } from '../../shared/list/list-request.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { PATHS } from './paths.ts';

export const pagesList: ListDefinition<AdminInformationPage> = {
  name: 'pages',
  title: 'resource.pages',
  searchHint: 'infoPages.search',
  columns: [
    nameColumn('/pages'),
    { key: 'page', title: 'infoPages.path', text: ({ page }) => PATHS[page] },
    {
      key: 'updatedAt',
      title: 'infoPages.updatedAt',
      onPhone: true,
      sortBy: 'updatedAt',
      text: ({ updatedAt }) => tableTime(updatedAt, new Date()),
    },
  ],
  views: [{ key: 'all', title: 'list.all' }],
  filters: [],
  load: (query, settings) =>
    api.informationPages.list({ body: sortRequest(query, ['default', 'name', 'updatedAt']) }, settings),
  nameOf: (row) => row.name,
};
