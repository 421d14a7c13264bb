import './stock.css';
import type { CallSettings } from '@sjaj/client';
import type { StockRow } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import { useBrandOptions, useCategoryOptions } from '../../shared/catalogue/options.ts';
import type { ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { viewRequest } from '../../shared/list/list-request.ts';
import { numbersOf } from '../../shared/list/list-state.logic.ts';
import { StockBulk } from './stock-bulk.tsx';
import { STOCK_COLUMNS } from './stock-columns.tsx';
import { StockTools } from './stock-tools.tsx';

const VIEWS = ['all', 'low', 'out', 'back_ordered'] as const;
const SORTS = ['code', 'title', 'onHand', 'reserved', 'available', 'backOrdered', 'shortage'] as const;

const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((one) => one === value);

/** Default order: the view of all articles by code, the others by shortage, highest first. */
function orderOf({ view, sort }: ListQuery) {
  const sortBy = oneOf(SORTS, sort?.by);
  if (sortBy) return { sortBy, isSortAscending: sort?.ascending ?? true };
  return view === 'all' ? { sortBy: 'code' as const } : { sortBy: 'shortage' as const, isSortAscending: false };
}

function load(query: ListQuery, settings?: CallSettings) {
  const { filters } = query;
  const body = {
    ...viewRequest(query, VIEWS),
    brandIds: numbersOf(filters['brand']),
    categoryIds: numbersOf(filters['category']),
    ...orderOf(query),
  };
  return api.stock.list({ body }, settings);
}

export const stockList: ListDefinition<StockRow> = {
  name: 'stock',
  title: 'resource.stock',
  searchHint: 'article.searchPlaceholder',
  columns: STOCK_COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'low', title: 'article.lowStock', isWaiting: true },
    { key: 'out', title: 'component.outOfStock' },
    { key: 'back_ordered', title: 'stock.backOrdered', isWaiting: true },
  ],
  filters: [
    { kind: 'choice', key: 'brand', title: 'article.brand', useOptions: useBrandOptions },
    { kind: 'choice', key: 'category', title: 'article.category', useOptions: useCategoryOptions },
  ],
  load,
  nameOf: ({ title }) => title,
  bulk: StockBulk,
  bulkNeeds: ['editStock'],
  tools: StockTools,
  create: { href: '/stock-imports/new', title: 'imports.import', needs: 'editStock' },
};
