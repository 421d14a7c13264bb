import { IconMailbox, IconMailHeart } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const newsletterIssues: Resource = {
  name: 'newsletter',
  title: 'resource.newsletterIssues',
  icon: IconMailHeart,
  group: 'marketing',
  needs: 'sendNewsletters',
  pages: [
    {
      path: '/newsletter',
      title: 'resource.newsletterIssues',
      load: async () => (await import('./issues-list.tsx')).IssuesPage,
    },
    {
      path: '/newsletter/new',
      title: 'newsletter.newIssue',
      load: async () => (await import('./issue/issue-page.tsx')).NewIssuePage,
    },
    { path: '/newsletter/$id', load: async () => (await import('./issue/issue-page.tsx')).IssuePage },
  ],
};

export const newsletterSubscribers: Resource = {
  name: 'newsletter-subscribers',
  title: 'resource.newsletterSubscribers',
  icon: IconMailbox,
  group: 'marketing',
  needs: 'sendNewsletters',
  pages: [
    {
      path: '/newsletter-subscribers',
      title: 'resource.newsletterSubscribers',
      load: async () => (await import('./subscribers/subscribers-list.tsx')).SubscribersPage,
    },
  ],
};
