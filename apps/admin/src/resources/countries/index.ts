import { IconWorld } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const countries: Resource = {
  name: 'countries',
  title: 'resource.countries',
  icon: IconWorld,
  group: 'reference',
  needs: 'editSettings',
  pages: recordPages('/countries', {
    title: 'resource.countries',
    newTitle: 'countries.new',
    list: async () => (await import('./country-list.tsx')).countriesList,
    form: async () => (await import('./country-form.tsx')).countryDefinition,
  }),
};
