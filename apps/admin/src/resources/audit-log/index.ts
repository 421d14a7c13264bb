import { IconHistory } from '@tabler/icons-react';
import { listPage } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const auditLog: Resource = {
  name: 'audit-log',
  title: 'resource.auditLog',
  alsoCalled: 'resource.auditLogWords',
  icon: IconHistory,
  group: 'system',
  needs: 'viewAuditLog',
  pages: [
    listPage('/audit-log', {
      title: 'resource.auditLog',
      list: async () => (await import('./audit-list.tsx')).auditList,
    }),
  ],
};
