import { IconReportMoney } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const priceLists: Resource = {
  name: 'priceLists',
  title: 'resource.priceLists',
  icon: IconReportMoney,
  group: 'customers',
  needs: 'editContractTerms',
  pages: recordPages('/price-lists', {
    title: 'resource.priceLists',
    newTitle: 'priceLists.new',
    list: async () => (await import('./price-lists-list.tsx')).priceListsList,
    form: async () => (await import('./price-list-form.tsx')).priceListDefinition,
  }),
};
