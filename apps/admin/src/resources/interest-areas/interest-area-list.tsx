import { ACTIVE_VIEWS as VIEWS, type AdminInterestArea, INTEREST_AREA_SORTS } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { api } from '../../shared/api/api.ts';
import { orderColumn, yesNoColumn } from '../../shared/list/cells.tsx';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { ACTIVE_VIEWS } from '../../shared/record/active-list.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';

export const interestAreasList: ListDefinition<AdminInterestArea> = {
  name: 'interestAreas',
  title: 'resource.interestAreas',
  searchHint: 'interestAreas.search',
  columns: [
    nameColumn('/interest-areas'),
    { ...orderColumn(), sortBy: 'order' },
    {
      key: 'uses',
      title: 'interestAreas.uses',
      right: true,
      onPhone: true,
      headedOnPhone: true,
      sortBy: 'uses',
      text: ({ uses }) => formatNumber(uses),
    },
    yesNoColumn('isActive', 'references.offered', { onPhone: true }),
  ],
  views: ACTIVE_VIEWS,
  filters: [],
  load: (query, settings) => api.interestAreas.list({ body: listRequest(query, VIEWS, INTEREST_AREA_SORTS) }, settings),
  nameOf: ({ name }) => name,
  bulk: recordsBulk({
    load: async () => (await import('./interest-area-form.tsx')).interestAreaDefinition,
    switches: 'isActive',
    isWholeInForm: true,
  }),
  create: { href: '/interest-areas/new', title: 'interestAreas.new' },
};
