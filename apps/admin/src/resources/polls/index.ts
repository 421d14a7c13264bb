import { IconChartBar } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const polls: Resource = {
  name: 'polls',
  title: 'resource.polls',
  icon: IconChartBar,
  group: 'marketing',
  needs: 'editContent',
  pages: recordPages('/polls', {
    title: 'resource.polls',
    newTitle: 'polls.new',
    list: async () => (await import('./poll-list.tsx')).pollsList,
    form: async () => (await import('./poll-form.tsx')).pollDefinition,
  }),
};
