import type { AdminCarrier } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { ACTIVE_VIEWS, activeAsk } from '../../shared/record/active-list.ts';
import { EXPRESS_POST_COLUMNS } from './carriers-columns.tsx';

export const carriersList: ListDefinition<AdminCarrier> = {
  name: 'express-posts',
  title: 'resource.carriers',
  searchHint: 'carriers.search',
  columns: EXPRESS_POST_COLUMNS,
  views: ACTIVE_VIEWS,
  filters: [],
  load: (ask, signal) => api.carriers.list({ body: activeAsk(ask) }, signal && { signal }),
  nameOf: ({ name }) => name,
  create: { href: '/express-posts/new', title: 'carriers.new' },
};
