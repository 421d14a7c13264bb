import { IconShieldLock } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const staffRoles: Resource = {
  name: 'staff-roles',
  title: 'resource.staffRoles',
  icon: IconShieldLock,
  group: 'system',
  needs: 'manageStaff',
  pages: [
    {
      path: '/staff-roles',
      title: 'resource.staffRoles',
      load: async () => (await import('./roles-page.tsx')).RolesPage,
    },
    {
      path: '/staff-roles/new',
      title: 'staffRoles.new',
      load: async () => (await import('./role-pages.tsx')).NewRolePage,
    },
    { path: '/staff-roles/$id', load: async () => (await import('./role-pages.tsx')).RolePage },
  ],
};
