import { IconCoins } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const currencies: Resource = {
  name: 'currencies',
  title: 'resource.currencies',
  icon: IconCoins,
  group: 'reference',
  needs: 'editSettings',
  pages: recordPages('/currencies', {
    title: 'resource.currencies',
    newTitle: 'currencies.new',
    list: async () => (await import('./currency-list.tsx')).currenciesList,
    form: async () => (await import('./currency-form.tsx')).currencyDefinition,
  }),
};
