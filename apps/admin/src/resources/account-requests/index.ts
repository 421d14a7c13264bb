import { IconUserPlus } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const accountRequests: Resource = {
  name: 'account-requests',
  title: 'resource.accountRequests',
  icon: IconUserPlus,
  group: 'requests',
  needs: 'manageAccounts',
  queue: 'accountRequests',
  pages: [
    {
      path: '/account-requests',
      title: 'resource.accountRequests',
      load: async () => (await import('./requests-page.tsx')).AccountRequestsPage,
    },
    { path: '/account-requests/$id', load: async () => (await import('./request-page.tsx')).AccountRequestPage },
  ],
};
