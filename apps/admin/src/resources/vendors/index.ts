import { IconTruckLoading } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const vendors: Resource = {
  name: 'vendors',
  title: 'resource.vendors',
  icon: IconTruckLoading,
  group: 'catalogue',
  needs: 'editStock',
  pages: recordPages('/vendors', {
    title: 'resource.vendors',
    newTitle: 'vendors.new',
    list: async () => (await import('./vendor-list.tsx')).vendorsList,
    form: async () => (await import('./vendor-form.tsx')).vendorDefinition,
  }),
};
