import { type AdminCountry, COUNTRY_SORTS, COUNTRY_VIEWS } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { yesNoColumn } from '../../shared/list/cells.tsx';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { api } from '../../shared/api/api.ts';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';

export const countriesList: ListDefinition<AdminCountry> = {
  name: 'countries',
  title: 'resource.countries',
  searchHint: 'countries.search',
  columns: [
    nameColumn('/countries'),
    { key: 'code', title: 'references.code', sortBy: 'code', onPhone: true, text: ({ code }) => code },
    {
      key: 'towns',
      title: 'countries.towns',
      right: true,
      sortBy: 'towns',
      text: ({ towns }) => formatNumber(towns),
    },
    yesNoColumn('isOffered', 'references.offered', { onPhone: true }),
  ],
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'offered', title: 'countries.viewOffered' },
    { key: 'other', title: 'countries.viewOther' },
  ],
  filters: [],
  load: (query, settings) => api.countries.list({ body: listRequest(query, COUNTRY_VIEWS, COUNTRY_SORTS) }, settings),
  nameOf: ({ name }) => name,
  bulk: recordsBulk({ load: async () => (await import('./country-form.tsx')).countryDefinition, isWholeInForm: true }),
  create: { href: '/countries/new', title: 'countries.new' },
};
