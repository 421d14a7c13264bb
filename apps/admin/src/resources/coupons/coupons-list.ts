import type { CallSettings } from '@sjaj/client';
import type { AdminCoupon } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { CouponsBulk } from './coupons-bulk.tsx';
import { COUPON_COLUMNS } from './coupons-columns.tsx';

const VIEWS = ['current', 'running', 'ended', 'archived'] as const;
const SORTS = ['endsOn', 'startsOn', 'code', 'uses'] as const;

function load(query: ListQuery, settings?: CallSettings) {
  const body = listRequest(query, VIEWS, SORTS, false);
  return api.coupons.list({ body }, settings);
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
  bulk: CouponsBulk,
  create: { href: '/coupons/new', title: 'coupons.new' },
};
