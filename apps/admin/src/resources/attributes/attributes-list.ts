import type { AdminAttribute } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { ATTRIBUTE_COLUMNS } from './attributes-columns.tsx';

const VIEWS = ['all', 'filters'] as const;
const SORTS = ['order', 'name'] as const;

function load({ page, pageSize, view, text, sort }: ListQuery, signal?: AbortSignal) {
  const body = {
    page,
    pageSize,
    view: VIEWS.find((one) => one === view) ?? 'all',
    sortBy: SORTS.find((one) => one === sort?.by) ?? 'order',
    isSortAscending: sort?.ascending ?? true,
    ...(text !== '' && { quickSearch: text }),
  };
  return api.attributes.list({ body }, signal && { signal });
}

export const attributesList: ListDefinition<AdminAttribute> = {
  name: 'attributes',
  title: 'resource.attributes',
  searchHint: 'attributes.search',
  columns: ATTRIBUTE_COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'filters', title: 'attributes.viewFilters' },
  ],
  filters: [],
  load,
  nameOf: ({ name }) => name,
  create: { href: '/attributes/new', title: 'attributes.new' },
};
