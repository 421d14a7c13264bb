import { UsersImport } from '../../shared/imports/import-link.tsx';
import type { CallSettings } from '@sjaj/client';
import { ACCOUNT_ROLES, type AdminUserRow, USER_SORTS, USER_VIEWS } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import { api } from '../../shared/api/api.ts';
import type { ListDefinition, ListQuery } from '../../shared/list/definition.ts';
import { useCompanyOptions } from '../../shared/company/company-options.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { numbersOf } from '../../shared/list/list-state.logic.ts';
import { periodOf } from '../../shared/list/period.logic.ts';
import { t } from '../../shared/texts/t.ts';
import { UsersBulk } from './users-bulk.tsx';
import { USER_COLUMNS } from './users-columns.tsx';

function load(query: ListQuery, settings?: CallSettings) {
  const { filters } = query;
  const roles = filters['role']?.split(',') ?? [];
  const seen = periodOf(filters['seen'], businessDate(new Date()));
  const body = {
    ...listRequest(query, USER_VIEWS, USER_SORTS),
    roles: ACCOUNT_ROLES.filter((role) => roles.includes(role)),
    companyIds: numbersOf(filters['company']),
    ...(seen.from && { lastSeenFrom: seen.from }),
    ...(seen.to && { lastSeenTo: seen.to }),
  };
  return api.accounts.list({ body }, settings);
}

const useRoleOptions = () => ACCOUNT_ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }));

export const usersList: ListDefinition<AdminUserRow> = {
  name: 'users',
  title: 'resource.users',
  searchHint: 'users.search',
  tools: UsersImport,
  columns: USER_COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'customers', title: 'users.viewCustomers' },
    { key: 'private', title: 'users.viewPrivate' },
    { key: 'staff', title: 'users.viewStaff' },
    { key: 'active', title: 'users.viewActive' },
    { key: 'invited', title: 'users.viewInvited' },
    { key: 'inactive', title: 'users.viewInactive' },
  ],
  filters: [
    { kind: 'choice', key: 'company', title: 'field.company', isSearched: true, useOptions: useCompanyOptions },
    { kind: 'choice', key: 'role', title: 'users.role', useOptions: useRoleOptions },
    { kind: 'period', key: 'seen', title: 'users.lastSeen' },
  ],
  load,
  first: {
    title: 'firstRecords.users',
    text: 'firstRecords.usersText',
    way: { href: '/imports/new?kind=users', title: 'firstRecords.importThem' },
  },
  nameOf: ({ name }) => name,
  bulk: UsersBulk,
  create: { href: '/users/new', title: 'users.new' },
};
