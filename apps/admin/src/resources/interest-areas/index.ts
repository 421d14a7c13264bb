import { BACK_OFFICE } from '@sjaj/contract';
import { IconBriefcase } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const interestAreas: Resource = {
  name: 'interest-areas',
  title: 'resource.interestAreas',
  icon: IconBriefcase,
  group: 'customers',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/interest-areas',
      title: 'resource.interestAreas',
      load: async () => (await import('./interest-area-pages.tsx')).InterestAreasPage,
    },
    {
      path: '/interest-areas/new',
      title: 'interestAreas.new',
      load: async () => (await import('./interest-area-pages.tsx')).NewInterestAreaPage,
    },
    { path: '/interest-areas/$id', load: async () => (await import('./interest-area-pages.tsx')).InterestAreaPage },
  ],
};
