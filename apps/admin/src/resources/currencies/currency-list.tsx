import { type AdminCurrency, CURRENCY_SORTS } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { rateText } from './rate.logic.ts';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';

export const currenciesList: ListDefinition<AdminCurrency> = {
  name: 'currencies',
  title: 'resource.currencies',
  searchHint: 'currencies.search',
  columns: [
    nameColumn('/currencies'),
    { key: 'code', title: 'references.code', sortBy: 'code', onPhone: true, text: ({ code }) => code },
    {
      key: 'kmRate',
      title: 'currencies.rate',
      right: true,
      onPhone: true,
      sortBy: 'kmRate',
      text: ({ kmRate }) => rateText(kmRate),
    },
  ],
  views: [{ key: 'all', title: 'list.all' }],
  filters: [],
  load: (query, settings) => api.currencies.list({ body: listRequest(query, ['all'], CURRENCY_SORTS) }, settings),
  nameOf: ({ name }) => name,
  bulk: recordsBulk({
    load: async () => (await import('./currency-form.tsx')).currencyDefinition,
    isWholeInForm: true,
  }),
  create: { href: '/currencies/new', title: 'currencies.new' },
};
