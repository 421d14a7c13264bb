import type { AdminVendor } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { api } from '../../shared/api/api.ts';
import { VendorsImport } from '../../shared/imports/import-link.tsx';
import { articleCountColumn } from '../../shared/list/cells.tsx';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';

export const vendorsList: ListDefinition<AdminVendor> = {
  name: 'vendors',
  title: 'resource.vendors',
  searchHint: 'vendors.search',
  columns: [
    nameColumn('/vendors'),
    { key: 'code', title: 'vendors.code', sortBy: 'code', text: ({ code }) => code ?? '' },
    { key: 'contact', title: 'vendors.contact', shrinks: true, text: ({ contact }) => contact },
    { key: 'phone', title: 'vendors.phone', text: ({ phone }) => phone ?? '' },
    {
      key: 'deliveryDays',
      title: 'vendors.deliveryDays',
      right: true,
      sortBy: 'deliveryDays',
      text: ({ deliveryDays }) => formatNumber(deliveryDays),
    },
    articleCountColumn(),
  ],
  views: [{ key: 'all', title: 'list.all' }],
  filters: [],
  load: (query, settings) =>
    api.vendors.list({ body: listRequest(query, ['all'], ['name', 'code', 'deliveryDays', 'articles']) }, settings),
  nameOf: ({ name }) => name,
  tools: VendorsImport,
  bulk: recordsBulk({ load: async () => (await import('./vendor-form.tsx')).vendorDefinition, isWholeInForm: true }),
  create: { href: '/vendors/new', title: 'vendors.new' },
  empty: { title: 'vendors.emptyTitle', text: 'vendors.emptyText' },
};
