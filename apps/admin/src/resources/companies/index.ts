import { IconBuilding } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const companies: Resource = {
  name: 'companies',
  title: 'resource.companies',
  isSearched: true,
  icon: IconBuilding,
  group: 'customers',
  needs: 'viewCustomers',
  pages: [
    {
      path: '/companies',
      title: 'resource.companies',
      load: async () => (await import('./companies-page.tsx')).CompaniesPage,
    },
    {
      path: '/companies/new',
      title: 'company.new',
      load: async () => (await import('./form/new-company-page.tsx')).NewCompanyPage,
    },
    { path: '/companies/$id', load: async () => (await import('./form/company-page.tsx')).CompanyPage },
  ],
};
