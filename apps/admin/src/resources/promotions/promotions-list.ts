import './promotions.css';
import type { AdminPromotion } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { PROMOTION_COLUMNS } from './promotions-columns.tsx';

const VIEWS = ['all', 'running', 'upcoming', 'ended'] as const;
const SORTS = ['endsOn', 'startsOn', 'name', 'articles'] as const;

function load({ page, pageSize, view, text, sort }: ListQuery, signal?: AbortSignal) {
  const body = {
    page,
    pageSize,
    view: VIEWS.find((one) => one === view) ?? 'all',
    sortBy: SORTS.find((one) => one === sort?.by) ?? 'endsOn',
    isSortAscending: sort?.ascending ?? false,
    ...(text !== '' && { quickSearch: text }),
  };
  return api.promotions.list({ body }, signal && { signal });
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
  create: { href: '/sales/new', title: 'promotions.new' },
};
