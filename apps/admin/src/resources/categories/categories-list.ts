import type { AdminCategory } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { CATEGORY_COLUMNS } from './categories-columns.tsx';

const VIEWS = ['all', 'main_page', 'empty'] as const;
const SORTS = ['tree', 'name', 'articles'] as const;

function load({ page, pageSize, view, text, sort }: ListQuery, signal?: AbortSignal) {
  const body = {
    page,
    pageSize,
    view: VIEWS.find((one) => one === view) ?? 'all',
    sortBy: SORTS.find((one) => one === sort?.by) ?? 'tree',
    isSortAscending: sort?.ascending ?? true,
    ...(text !== '' && { quickSearch: text }),
  };
  return api.categories.list({ body }, signal && { signal });
}

export const categoriesList: ListDefinition<AdminCategory> = {
  name: 'categories',
  title: 'resource.categories',
  searchHint: 'categories.search',
  columns: CATEGORY_COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'main_page', title: 'categories.viewMainPage' },
    { key: 'empty', title: 'categories.viewEmpty' },
  ],
  filters: [],
  load,
  nameOf: ({ name }) => name,
  create: { href: '/categories/new', title: 'categories.new' },
};
