import { IconMapPin } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const towns: Resource = {
  name: 'towns',
  title: 'resource.towns',
  icon: IconMapPin,
  group: 'reference',
  needs: 'editSettings',
  pages: recordPages('/towns', {
    title: 'resource.towns',
    newTitle: 'towns.new',
    list: async () => (await import('./town-list.tsx')).townsList,
    form: async () => (await import('./town-form.tsx')).townDefinition,
  }),
};
