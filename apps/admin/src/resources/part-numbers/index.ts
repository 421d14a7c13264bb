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
      path: '/part-numbers',
      title: 'resource.partNumbers',
      load: async () => (await import('./companies-page.tsx')).CompaniesPage,
    },
    { path: '/part-numbers/$id', load: async () => (await import('./part-numbers-page.tsx')).PartNumbersPage },
  ],
};
