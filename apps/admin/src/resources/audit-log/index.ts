import { BACK_OFFICE } from '@sjaj/contract';
import { IconHistory } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const auditLog: Resource = {
  name: 'audit-log',
  title: 'resource.auditLog',
  icon: IconHistory,
  group: 'system',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/audit-log',
      title: 'resource.auditLog',
      load: async () => (await import('./audit-log-page.tsx')).AuditLogPage,
    },
  ],
};
