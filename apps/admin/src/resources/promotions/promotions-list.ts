import type { AdminPromotion } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { ListAsk, ListDefinition } from '../../shared/list/definition.ts';
import { PROMOTION_COLUMNS } from './promotions-columns.tsx';

const VIEWS = ['all', 'running', 'upcoming', 'ended'] as const;
const SORTS = ['endsOn', 'startsOn', 'name', 'articles'] as const;

function load({ page, pageSize, view, text, sort }: ListAsk, signal?: AbortSignal) {
  const body = {
    page,
    pageSize,
    view: VIEWS.find((one) => one === view) ?? 'all',
    sortBy: SORTS.find((one) => one === sort?.by) ?? 'endsOn',
    isSortAscending: sort?.ascending ?? false,
    ...(text !== '' && { quickSearch: text }),
  };
  return api.sales.list({ body }, signal && { signal });
}

export const promotionsList: ListDefinition<AdminPromotion> = {
  name: 'sales',
  title: 'resource.sales',
  searchHint: 'sales.search',
  columns: PROMOTION_COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'running', title: 'saleState.running' },
    { key: 'upcoming', title: 'sales.viewUpcoming' },
    { key: 'ended', title: 'sales.viewEnded' },
  ],
  filters: [],
  load,
  nameOf: ({ name }) => name,
  create: { href: '/sales/new', title: 'sales.new' },
};
