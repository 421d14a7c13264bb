import type { AdminBrand } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { BRAND_COLUMNS } from './brands-columns.tsx';

const VIEWS = ['all', 'highlighted', 'empty'] as const;
const SORTS = ['name', 'order', 'articles'] as const;

function load({ page, pageSize, view, text, sort }: ListQuery, signal?: AbortSignal) {
  const body = {
    page,
    pageSize,
    view: VIEWS.find((one) => one === view) ?? 'all',
    sortBy: SORTS.find((one) => one === sort?.by) ?? 'name',
    isSortAscending: sort?.ascending ?? true,
    ...(text !== '' && { quickSearch: text }),
  };
  return api.brands.list({ body }, signal && { signal });
}

export const brandsList: ListDefinition<AdminBrand> = {
  name: 'brands',
  title: 'resource.brands',
  searchHint: 'brands.search',
  columns: BRAND_COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'highlighted', title: 'brands.viewHighlighted' },
    { key: 'empty', title: 'categories.viewEmpty' },
  ],
  filters: [],
  load,
  nameOf: ({ name }) => name,
  create: { href: '/brands/new', title: 'brands.new' },
};
