import { BACK_OFFICE } from '@sjaj/contract';
import { IconTicket } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const coupons: Resource = {
  name: 'coupons',
  title: 'resource.coupons',
  icon: IconTicket,
  group: 'catalogue',
  access: BACK_OFFICE,
  pages: [
    { path: '/coupons', title: 'resource.coupons', load: async () => (await import('./coupons-page.tsx')).CouponsPage },
    {
      path: '/coupons/new',
      title: 'coupons.new',
      load: async () => (await import('./form/new-page.tsx')).NewCouponPage,
    },
    { path: '/coupons/$id', load: async () => (await import('./form/coupon-page.tsx')).CouponPage },
  ],
};
