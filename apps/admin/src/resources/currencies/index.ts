import { BACK_OFFICE } from '@sjaj/contract';
import { IconCoins } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const currencies: Resource = {
  name: 'currencies',
  title: 'resource.currencies',
  icon: IconCoins,
  group: 'system',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/currencies',
      title: 'resource.currencies',
      load: async () => (await import('./currency-pages.tsx')).CurrenciesPage,
    },
    {
      path: '/currencies/new',
      title: 'currencies.new',
      load: async () => (await import('./currency-pages.tsx')).NewCurrencyPage,
    },
    { path: '/currencies/$id', load: async () => (await import('./currency-pages.tsx')).CurrencyPage },
  ],
};
