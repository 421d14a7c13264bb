import type { CallSettings } from '@sjaj/client';
import { ADMIN_FILE_SORTS, type AdminFile, USER_FILE_SOURCES } from '@sjaj/contract';
import type { ListDefinition, ListQuery } from '../../shared/list/definition.ts';
import { FILE_COLUMNS } from './files-columns.tsx';
import { calls } from './queries.ts';

/** The links of a list end after five minutes. */
const LINKS_MS = 240_000;

function load({ page, pageSize, view, text, sort }: ListQuery, settings?: CallSettings) {
  const body = {
    page,
    pageSize,
    isArchived: view === 'archived',
    source: USER_FILE_SOURCES.find((one) => one === view) ?? 'all',
    sortBy: ADMIN_FILE_SORTS.find((one) => one === sort?.by) ?? 'createdDate',
    isSortAscending: sort?.ascending ?? false,
    ...(text !== '' && { quickSearch: text }),
  };
  return calls.list({ body }, settings);
}

export const filesList: ListDefinition<AdminFile> = {
  name: 'files',
  title: 'resource.files',
  searchHint: 'adminFiles.search',
  columns: FILE_COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'own', title: 'adminFiles.fromCustomers' },
    { key: 'supplier', title: 'adminFiles.fromUs' },
    { key: 'archived', title: 'adminFiles.archived' },
  ],
  filters: [],
  load,
  reloadEvery: () => LINKS_MS,
  nameOf: ({ title, customer }) => `${title}, ${customer}`,
  create: { href: '/files/new', title: 'adminFiles.new' },
};
