import type { AdminArticleTab } from '@sjaj/contract';
import { orderColumn, yesNoColumn } from '../../shared/list/cells.tsx';
import { api } from '../../shared/api/api.ts';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { ACTIVE_VIEWS, activeRequest } from '../../shared/record/active-list.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';

export const tabsList: ListDefinition<AdminArticleTab> = {
  name: 'tabs',
  title: 'resource.tabs',
  searchHint: 'articleTabs.search',
  columns: [nameColumn('/tabs'), orderColumn(), yesNoColumn('isActive', 'offer.active', { onPhone: true })],
  views: ACTIVE_VIEWS,
  filters: [],
  load: (query, settings) => api.articleTabs.list({ body: activeRequest(query) }, settings),
  nameOf: ({ name }) => name,
  bulk: recordsBulk({
    load: async () => (await import('./tab-form.tsx')).tabDefinition,
    switches: 'isActive',
    isWholeInForm: true,
  }),
  create: { href: '/tabs/new', title: 'articleTabs.new' },
};
