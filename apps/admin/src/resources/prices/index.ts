import { IconReportMoney } from '@tabler/icons-react';
import { listPage } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

/** Changes of many prices: proposed, compared, applied now or from a day on, and taken back. */
export const prices: Resource = {
  name: 'prices',
  title: 'resource.prices',
  icon: IconReportMoney,
  group: 'catalogue',
  needs: 'editArticles',
  pages: [
    listPage('/prices', {
      title: 'resource.prices',
      list: async () => (await import('./prices-list.tsx')).pricesList,
    }),
    {
      path: '/prices/new',
      title: 'priceChanges.new',
      load: async () => (await import('./new/new-page.tsx')).NewPricesPage,
    },
    { path: '/prices/$id', load: async () => (await import('./change/change-page.tsx')).ChangePage },
  ],
};
