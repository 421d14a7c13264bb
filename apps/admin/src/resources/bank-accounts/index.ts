import { BACK_OFFICE } from '@sjaj/contract';
import { IconCreditCardPay } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const bankAccounts: Resource = {
  name: 'bank-accounts',
  title: 'resource.bankAccounts',
  icon: IconCreditCardPay,
  group: 'customers',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/bank-accounts',
      title: 'resource.bankAccounts',
      load: async () => (await import('./bank-account-pages.tsx')).BankAccountsPage,
    },
    {
      path: '/bank-accounts/new',
      title: 'bankAccounts.new',
      load: async () => (await import('./bank-account-pages.tsx')).NewBankAccountPage,
    },
    { path: '/bank-accounts/$id', load: async () => (await import('./bank-account-pages.tsx')).BankAccountPage },
  ],
};
