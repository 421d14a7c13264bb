import { type AdminUserRow, USER_SORTS, USER_VIEWS } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { ListDefinition, ListQuery } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { USER_COLUMNS } from './users-columns.tsx';

function load(ask: ListQuery, signal?: AbortSignal) {
  const body = listRequest(ask, USER_VIEWS, USER_SORTS);
  return api.accounts.list({ body }, signal && { signal });
}

export const usersList: ListDefinition<AdminUserRow> = {
  name: 'users',
  title: 'resource.users',
  searchHint: 'users.search',
  columns: USER_COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'customers', title: 'users.viewCustomers' },
    { key: 'private', title: 'users.viewPrivate' },
    { key: 'staff', title: 'users.viewStaff' },
    { key: 'invited', title: 'users.viewInvited' },
    { key: 'inactive', title: 'users.viewInactive' },
  ],
  filters: [],
  load,
  nameOf: ({ name }) => name,
  create: { href: '/users/new', title: 'users.new' },
};
