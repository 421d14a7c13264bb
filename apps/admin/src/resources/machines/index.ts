import { IconBuildingFactory2 } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const machines: Resource = {
  name: 'machines',
  title: 'resource.machines',
  isSearched: true,
  icon: IconBuildingFactory2,
  group: 'customers',
  needs: 'editCustomers',
  pages: recordPages('/machines', {
    title: 'resource.machines',
    newTitle: 'machines.new',
    list: async () => (await import('./machines-list.tsx')).machinesList,
    form: async () => (await import('./machine-form.tsx')).machineDefinition,
  }),
};
