import { BACK_OFFICE } from '@sjaj/contract';
import { IconUsers } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const users: Resource = {
  name: 'users',
  title: 'resource.users',
  icon: IconUsers,
  group: 'customers',
  access: BACK_OFFICE,
  pages: [
    { path: '/users', title: 'resource.users', load: async () => (await import('./users-pages.tsx')).UsersPage },
    { path: '/users/new', title: 'users.new', load: async () => (await import('./users-pages.tsx')).NewUserPage },
    { path: '/users/$id', load: async () => (await import('./users-pages.tsx')).UserPage },
  ],
};
