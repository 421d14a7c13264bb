import { IconMessageExclamation } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const complaints: Resource = {
  name: 'complaints',
  title: 'resource.complaints',
  isSearched: true,
  icon: IconMessageExclamation,
  group: 'work',
  needs: 'handleComplaints',
  queue: 'complaints',
  pages: [
    {
      path: '/complaints',
      title: 'resource.complaints',
      load: async () => (await import('./inbox-page.tsx')).InboxPage,
    },
    { path: '/complaints/$id', load: async () => (await import('./inbox-page.tsx')).InboxPage },
    ...recordPages('/complaints/templates', {
      title: 'resource.answerTemplates',
      newTitle: 'complaints.newTemplate',
      list: async () => (await import('./templates/templates-list.tsx')).templatesList,
      form: async () => (await import('./templates/template-definition.tsx')).templateDefinition,
    }),
  ],
};
