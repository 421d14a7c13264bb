import { IconUserCircle } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const account: Resource = {
  name: 'account',
  title: 'resource.account',
  icon: IconUserCircle,
  group: 'system',
  needs: null,
  pages: [
    {
      path: '/account',
      title: 'resource.account',
      load: async () => (await import('./account-page.tsx')).AccountPage,
    },
  ],
};
