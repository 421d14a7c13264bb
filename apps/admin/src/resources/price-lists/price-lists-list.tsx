import type { CallSettings } from '@sjaj/client';
import { type AdminPriceList, PRICE_LIST_STATES } from '@sjaj/contract';
import { formatDateInTable, formatNumber } from '@sjaj/domain';
import { api } from '../../shared/api/api.ts';
import { useCompanyOptions } from '../../shared/company/company-options.ts';
import { PriceListsImport } from '../../shared/imports/import-link.tsx';
import { articleCountColumn } from '../../shared/list/cells.tsx';
import type { Column, ListDefinition, ListQuery } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { numbersOf } from '../../shared/list/list-state.logic.ts';
import { PriceListBadge } from '../../shared/prices/price-list-badge.tsx';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';

const SORTS = ['name', 'validFrom', 'validTo', 'articles', 'companies'] as const;

function load(query: ListQuery, settings?: CallSettings) {
  const companyIds = numbersOf(query.filters['company']);
  return api.priceLists.list(
    { body: { ...listRequest(query, ['all', ...PRICE_LIST_STATES], SORTS), companyIds } },
    settings,
  );
}

const day = (key: 'validFrom' | 'validTo'): Column<AdminPriceList> => ({
  key,
  title: `company.${key}`,
  sortBy: key,
  text: (row) => row[key] ?? '',
  show: (row) => <span className="sj-t2">{row[key] ? formatDateInTable(row[key], language()) : '–'}</span>,
});

export const priceListsList: ListDefinition<AdminPriceList> = {
  name: 'priceLists',
  title: 'resource.priceLists',
  searchHint: 'priceLists.search',
  columns: [
    nameColumn('/price-lists'),
    day('validFrom'),
    day('validTo'),
    articleCountColumn(),
    {
      key: 'companies',
      title: 'resource.companies',
      right: true,
      sortBy: 'companies',
      onPhone: true,
      headedOnPhone: true,
      text: ({ companies }) => formatNumber(companies),
    },
    {
      key: 'state',
      title: 'coupons.state',
      onPhone: true,
      text: ({ state }) => t(`priceListState.${state}`),
      show: ({ state }) => <PriceListBadge state={state} />,
    },
    { key: 'note', title: 'priceLists.note', offered: true, shrinks: true, text: ({ note }) => note },
  ],
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'in_force', title: 'priceListState.in_force' },
    { key: 'planned', title: 'priceListState.planned' },
    { key: 'ended', title: 'priceListState.ended' },
    { key: 'inactive', title: 'priceListState.inactive' },
  ],
  filters: [
    { kind: 'choice', key: 'company', title: 'field.company', isSearched: true, useOptions: useCompanyOptions },
  ],
  keepsFilters: true,
  load,
  nameOf: ({ name }) => name,
  tools: PriceListsImport,
  bulk: recordsBulk({
    load: async () => (await import('./price-list-form.tsx')).priceListDefinition,
    switches: 'isActive',
  }),
  create: { href: '/price-lists/new', title: 'priceLists.new' },
  empty: { title: 'priceLists.emptyTitle', text: 'priceLists.emptyText' },
};
