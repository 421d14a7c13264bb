import { IconBriefcase } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const interestAreas: Resource = {
  name: 'interest-areas',
  title: 'resource.interestAreas',
  icon: IconBriefcase,
  group: 'reference',
  needs: 'editSettings',
  pages: recordPages('/interest-areas', {
    title: 'resource.interestAreas',
    newTitle: 'interestAreas.new',
    list: async () => (await import('./interest-area-list.tsx')).interestAreasList,
    form: async () => (await import('./interest-area-form.tsx')).interestAreaDefinition,
  }),
};
