import { IconUsers } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const users: Resource = {
  name: 'users',
  title: 'resource.users',
  isSearched: true,
  icon: IconUsers,
  group: 'customers',
  needs: 'manageAccounts',
  pages: [
    { path: '/users', title: 'resource.users', load: async () => (await import('./users-pages.tsx')).UsersPage },
    { path: '/users/new', title: 'users.new', load: async () => (await import('./users-pages.tsx')).NewUserPage },
    { path: '/users/$id', load: async () => (await import('./users-pages.tsx')).UserPage },
  ],
};
