import './promotions.css';
import type { CallSettings } from '@sjaj/client';
import type { AdminPromotion } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { PROMOTION_COLUMNS } from './promotions-columns.tsx';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';

const VIEWS = ['all', 'running', 'upcoming', 'ended'] as const;
const SORTS = ['endsOn', 'startsOn', 'name', 'articles'] as const;

function load(query: ListQuery, settings?: CallSettings) {
  const body = listRequest(query, VIEWS, SORTS, false);
  return api.promotions.list({ body }, settings);
}

export const promotionsList: ListDefinition<AdminPromotion> = {
  name: 'sales',
  title: 'resource.sales',
  searchHint: 'promotions.search',
  columns: PROMOTION_COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'running', title: 'promotionState.running' },
    { key: 'upcoming', title: 'promotions.viewUpcoming' },
    { key: 'ended', title: 'promotions.viewEnded' },
  ],
  filters: [],
  load,
  nameOf: ({ name }) => name,
  bulk: recordsBulk({
    load: async () => (await import('./promotion-form.tsx')).promotionDefinition,
    switches: 'isActive',
  }),
  create: { href: '/sales/new', title: 'promotions.new' },
};
