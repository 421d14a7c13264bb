import type { AdminHeroBanner } from '@sjaj/contract';
import { orderColumn, yesNoColumn } from '../../shared/list/cells.tsx';
import { api } from '../../shared/api/api.ts';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { SHOWN_VIEWS, shownRequest } from '../../shared/record/shown-list.ts';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';

export const heroBannersList: ListDefinition<AdminHeroBanner> = {
  name: 'hero-banners',
  title: 'resource.heroBanners',
  searchHint: 'banners.search',
  columns: [
    nameColumn('/banners'),
    { key: 'link', title: 'banners.link', text: ({ link }) => link ?? '–' },
    orderColumn(),
    yesNoColumn('isShown', 'banners.isShown', { onPhone: true }),
  ],
  views: SHOWN_VIEWS,
  filters: [],
  load: (query, settings) => api.heroBanners.list({ body: shownRequest(query, ['default', 'name']) }, settings),
  nameOf: ({ name }) => name,
  bulk: recordsBulk({
    load: async () => (await import('./hero-banner-form.tsx')).heroBannerDefinition,
    switches: 'isActive',
  }),
  create: { href: '/banners/new', title: 'banners.new' },
};
