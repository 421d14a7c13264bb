import { BACK_OFFICE } from '@sjaj/contract';
import { IconBuildingBank } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const banks: Resource = {
  name: 'banks',
  title: 'resource.banks',
  icon: IconBuildingBank,
  group: 'customers',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/banks',
      title: 'resource.banks',
      load: async () => (await import('./bank-pages.tsx')).BanksPage,
    },
    {
      path: '/banks/new',
      title: 'banks.new',
      load: async () => (await import('./bank-pages.tsx')).NewBankPage,
    },
    { path: '/banks/$id', load: async () => (await import('./bank-pages.tsx')).BankPage },
  ],
};
