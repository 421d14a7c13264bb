import { BACK_OFFICE } from '@sjaj/contract';
import { IconRuler2 } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const measurementUnits: Resource = {
  name: 'measurement-units',
  title: 'resource.measurementUnits',
  icon: IconRuler2,
  group: 'catalogue',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/measurement-units',
      title: 'resource.measurementUnits',
      load: async () => (await import('./unit-pages.tsx')).MeasurementUnitsPage,
    },
    {
      path: '/measurement-units/new',
      title: 'measurementUnits.new',
      load: async () => (await import('./unit-pages.tsx')).NewMeasurementUnitPage,
    },
    { path: '/measurement-units/$id', load: async () => (await import('./unit-pages.tsx')).MeasurementUnitPage },
  ],
};
