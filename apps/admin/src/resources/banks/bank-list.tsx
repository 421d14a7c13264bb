import { ACTIVE_VIEWS as VIEWS, type AdminBank, BANK_SORTS } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { api } from '../../shared/api/api.ts';
import { yesNoColumn } from '../../shared/list/cells.tsx';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { ACTIVE_VIEWS } from '../../shared/record/active-list.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';

export const banksList: ListDefinition<AdminBank> = {
  name: 'banks',
  title: 'resource.banks',
  searchHint: 'banks.search',
  columns: [
    nameColumn('/banks'),
    { key: 'code', title: 'banks.code', sortBy: 'code', onPhone: true, text: ({ code }) => code },
    { key: 'swift', title: 'banks.swift', text: ({ swift }) => swift ?? '' },
    { key: 'uses', title: 'banks.accounts', right: true, sortBy: 'uses', text: ({ uses }) => formatNumber(uses) },
    yesNoColumn('isActive', 'references.offered', { onPhone: true }),
  ],
  views: ACTIVE_VIEWS,
  filters: [],
  load: (query, settings) => api.banks.list({ body: listRequest(query, VIEWS, BANK_SORTS) }, settings),
  nameOf: ({ name }) => name,
  bulk: recordsBulk({
    load: async () => (await import('./bank-form.tsx')).bankDefinition,
    switches: 'isActive',
    isWholeInForm: true,
  }),
  create: { href: '/banks/new', title: 'banks.new' },
};
