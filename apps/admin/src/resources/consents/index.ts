import { IconChecks } from '@tabler/icons-react';
import { listPage } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const consents: Resource = {
  name: 'consents',
  title: 'resource.consents',
  icon: IconChecks,
  group: 'system',
  needs: 'viewAuditLog',
  pages: [
    listPage('/consents', {
      title: 'resource.consents',
      list: async () => (await import('./consent-list.tsx')).consentList,
    }),
  ],
};
