import { BACK_OFFICE } from '@sjaj/contract';
import { IconChartBar } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const polls: Resource = {
  name: 'polls',
  title: 'resource.polls',
  icon: IconChartBar,
  group: 'content',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/polls',
      title: 'resource.polls',
      load: async () => (await import('./poll-pages.tsx')).PollsPage,
    },
    {
      path: '/polls/new',
      title: 'polls.new',
      load: async () => (await import('./poll-pages.tsx')).NewPollPage,
    },
    { path: '/polls/$id', load: async () => (await import('./poll-pages.tsx')).PollPage },
  ],
};
