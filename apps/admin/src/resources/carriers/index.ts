import { IconTruckDelivery } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const carriers: Resource = {
  name: 'express-posts',
  title: 'resource.carriers',
  icon: IconTruckDelivery,
  group: 'reference',
  needs: 'editSettings',
  pages: recordPages('/express-posts', {
    title: 'resource.carriers',
    newTitle: 'carriers.new',
    list: async () => (await import('./carriers-list.tsx')).carriersList,
    form: async () => (await import('./form/carrier-definition.tsx')).carrierDefinition,
  }),
};
