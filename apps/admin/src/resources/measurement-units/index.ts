import { IconRuler2 } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const measurementUnits: Resource = {
  name: 'measurement-units',
  title: 'resource.measurementUnits',
  icon: IconRuler2,
  group: 'reference',
  needs: 'editArticles',
  pages: recordPages('/measurement-units', {
    title: 'resource.measurementUnits',
    newTitle: 'measurementUnits.new',
    list: async () => (await import('./unit-list.tsx')).measurementUnitsList,
    form: async () => (await import('./unit-form.tsx')).unitDefinition,
  }),
};
