import type { AdminPoll } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { yesNoColumn } from '../../shared/list/cells.tsx';
import { api } from '../../shared/api/api.ts';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { SHOWN_VIEWS, shownRequest } from '../../shared/record/shown-list.ts';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';

export const pollsList: ListDefinition<AdminPoll> = {
  name: 'polls',
  title: 'resource.polls',
  searchHint: 'polls.search',
  columns: [
    nameColumn('/polls'),
    {
      key: 'votes',
      title: 'polls.votes',
      right: true,
      onPhone: true,
      headedOnPhone: true,
      sortBy: 'votes',
      text: ({ votes }) => formatNumber(votes),
    },
    yesNoColumn('isShown', 'banners.isShown', { onPhone: true }),
  ],
  views: SHOWN_VIEWS,
  filters: [],
  load: (query, settings) => api.polls.list({ body: shownRequest(query, ['default', 'name', 'votes']) }, settings),
  nameOf: ({ name }) => name,
  bulk: recordsBulk({ load: async () => (await import('./poll-form.tsx')).pollDefinition, switches: 'isActive' }),
  create: { href: '/polls/new', title: 'polls.new' },
};
