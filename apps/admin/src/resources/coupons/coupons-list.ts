import type { AdminCoupon } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { COUPON_COLUMNS } from './coupons-columns.tsx';

const VIEWS = ['current', 'running', 'ended', 'archived'] as const;
const SORTS = ['code', 'startsOn', 'endsOn', 'uses'] as const;

function load({ page, pageSize, view, text, sort }: ListQuery, signal?: AbortSignal) {
  const body = {
    page,
    pageSize,
    view: VIEWS.find((one) => one === view) ?? 'current',
    sortBy: SORTS.find((one) => one === sort?.by) ?? 'endsOn',
    isSortAscending: sort?.ascending ?? false,
    ...(text !== '' && { quickSearch: text }),
  };
  return api.coupons.list({ body }, signal && { signal });
}

export const couponsList: ListDefinition<AdminCoupon> = {
  name: 'coupons',
  title: 'resource.coupons',
  searchHint: 'coupons.search',
  columns: COUPON_COLUMNS,
  views: [
    { key: 'current', title: 'list.all' },
    { key: 'running', title: 'coupons.viewRunning' },
    { key: 'ended', title: 'coupons.viewEnded' },
    { key: 'archived', title: 'coupons.viewArchived' },
  ],
  filters: [],
  load,
  nameOf: ({ code }) => code,
  create: { href: '/coupons/new', title: 'coupons.new' },
};
