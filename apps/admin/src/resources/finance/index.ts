import { IconReportMoney } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const finance: Resource = {
  name: 'finance',
  title: 'resource.finance',
  icon: IconReportMoney,
  group: 'customers',
  needs: 'viewFinance',
  pages: [
    {
      path: '/finance',
      title: 'resource.finance',
      load: async () => (await import('./debtors-page.tsx')).DebtorsPage,
    },
    { path: '/finance/$id', load: async () => (await import('./account-page.tsx')).AccountPage },
  ],
};
