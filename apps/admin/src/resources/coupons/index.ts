import { IconTicket } from '@tabler/icons-react';
import { listPage } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const coupons: Resource = {
  name: 'coupons',
  title: 'resource.coupons',
  icon: IconTicket,
  group: 'marketing',
  needs: 'editPromotions',
  pages: [
    listPage('/coupons', {
      title: 'resource.coupons',
      list: async () => (await import('./coupons-list.ts')).couponsList,
    }),
    {
      path: '/coupons/new',
      title: 'coupons.new',
      load: async () => (await import('./form/new-page.tsx')).NewCouponPage,
    },
    { path: '/coupons/$id', load: async () => (await import('./form/coupon-page.tsx')).CouponPage },
  ],
};
