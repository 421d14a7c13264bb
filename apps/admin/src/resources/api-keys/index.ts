import { IconKey } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const apiKeys: Resource = {
  name: 'api-keys',
  title: 'resource.apiKeys',
  icon: IconKey,
  group: 'system',
  needs: 'manageStaff',
  pages: [
    {
      path: '/api-keys',
      title: 'resource.apiKeys',
      load: async () => (await import('./api-keys-page.tsx')).ApiKeysPage,
    },
    {
      path: '/api-keys/new',
      title: 'apiKeys.new',
      load: async () => (await import('./api-keys-page.tsx')).NewApiKeyPage,
    },
  ],
};
