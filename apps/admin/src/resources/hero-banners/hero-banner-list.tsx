import type { AdminHeroBanner } from '@sjaj/contract';
import { YesNo } from '../../shared/list/cells.tsx';
import { t } from '../../shared/texts/t.ts';
import { api } from '../../shared/api/api.ts';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';

const VIEWS = ['all', 'shown', 'hidden'] as const;

export const heroBannersList: ListDefinition<AdminHeroBanner> = {
  name: 'hero-banners',
  title: 'resource.heroBanners',
  searchHint: 'banners.search',
  columns: [
    nameColumn('/banners'),
    { key: 'link', title: 'banners.link', text: ({ link }) => link ?? '–' },
    { key: 'order', title: 'categories.order', right: true, text: ({ order }) => String(order) },
    {
      key: 'isShown',
      title: 'banners.isShown',
      onPhone: true,
      text: ({ isShown }) => t(isShown ? 'sign.yes' : 'sign.no'),
      show: ({ isShown }) => <YesNo value={isShown} />,
    },
  ],
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'shown', title: 'banners.viewShown' },
    { key: 'hidden', title: 'banners.viewHidden' },
  ],
  filters: [],
  load: ({ page, pageSize, view, text, sort }, signal) =>
    api.heroBanners.list(
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
  create: { href: '/banners/new', title: 'banners.new' },
};
