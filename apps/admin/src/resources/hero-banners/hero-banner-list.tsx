import type { AdminHeroBanner } from '@sjaj/contract';
import { yesNoColumn } from '../../shared/list/cells.tsx';
import { api } from '../../shared/api/api.ts';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
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
    yesNoColumn('isShown', 'banners.isShown', { onPhone: true }),
  ],
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'shown', title: 'banners.viewShown' },
    { key: 'hidden', title: 'banners.viewHidden' },
  ],
  filters: [],
  load: (ask, signal) =>
    api.heroBanners.list(
      {
        body: listRequest(ask, VIEWS, ['default', 'name']),
      },
      signal && { signal },
    ),
  nameOf: ({ name }) => name,
  create: { href: '/banners/new', title: 'banners.new' },
};
