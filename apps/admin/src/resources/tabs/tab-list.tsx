import type { AdminArticleTab } from '@sjaj/contract';
import { YesNo } from '../../shared/list/cells.tsx';
import { t } from '../../shared/texts/t.ts';
import { api } from '../../shared/api/api.ts';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';

const VIEWS = ['all', 'active', 'inactive'] as const;

export const tabsList: ListDefinition<AdminArticleTab> = {
  name: 'tabs',
  title: 'resource.tabs',
  searchHint: 'articleTabs.search',
  columns: [
    nameColumn('/tabs'),
    { key: 'order', title: 'categories.order', right: true, text: ({ order }) => String(order) },
    {
      key: 'isActive',
      title: 'offer.active',
      onPhone: true,
      text: ({ isActive }) => t(isActive ? 'sign.yes' : 'sign.no'),
      show: ({ isActive }) => <YesNo value={isActive} />,
    },
  ],
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'active', title: 'offer.viewActive' },
    { key: 'inactive', title: 'offer.viewInactive' },
  ],
  filters: [],
  load: ({ page, pageSize, view, text, sort }, signal) =>
    api.articleTabs.list(
      {
        body: {
          page,
          pageSize,
          view: VIEWS.find((one) => one === view) ?? 'all',
          sortBy: sort?.by === 'name' ? 'name' : 'default',
          isSortAscending: sort?.ascending ?? true,
          ...(text !== '' && { quickSearch: text }),
        },
      },
      signal && { signal },
    ),
  nameOf: ({ name }) => name,
  create: { href: '/tabs/new', title: 'articleTabs.new' },
};
