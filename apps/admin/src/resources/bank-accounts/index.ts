import { IconCreditCardPay } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const bankAccounts: Resource = {
  name: 'bank-accounts',
  title: 'resource.bankAccounts',
  icon: IconCreditCardPay,
  group: 'customers',
  needs: 'editCustomers',
  pages: recordPages('/bank-accounts', {
    title: 'resource.bankAccounts',
    newTitle: 'bankAccounts.new',
    list: async () => (await import('./bank-account-list.tsx')).bankAccountsList,
    form: async () => (await import('./bank-account-form.tsx')).bankAccountDefinition,
  }),
};
