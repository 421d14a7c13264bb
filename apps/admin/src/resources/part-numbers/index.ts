import { IconBarcode } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const partNumbers: Resource = {
  name: 'partNumbers',
  title: 'resource.partNumbers',
  icon: IconBarcode,
  group: 'customers',
  needs: 'editCustomers',
  pages: [
    {
      path: '/company-codes',
      title: 'resource.partNumbers',
      load: async () => (await import('./companies-page.tsx')).CompaniesPage,
    },
    { path: '/company-codes/$id', load: async () => (await import('./part-numbers-page.tsx')).PartNumbersPage },
  ],
};
