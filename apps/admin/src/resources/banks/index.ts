import { IconBuildingBank } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const banks: Resource = {
  name: 'banks',
  title: 'resource.banks',
  icon: IconBuildingBank,
  group: 'reference',
  needs: 'editSettings',
  pages: recordPages('/banks', {
    title: 'resource.banks',
    newTitle: 'banks.new',
    list: async () => (await import('./bank-list.tsx')).banksList,
    form: async () => (await import('./bank-form.tsx')).bankDefinition,
  }),
};
