import type { AdminPoll } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { yesNoColumn } from '../../shared/list/cells.tsx';
import { api } from '../../shared/api/api.ts';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';

const VIEWS = ['all', 'shown', 'hidden'] as const;

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
      sortBy: 'votes',
      text: ({ votes }) => formatNumber(votes),
    },
    yesNoColumn('isShown', 'banners.isShown', { onPhone: true }),
  ],
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'shown', title: 'banners.viewShown' },
    { key: 'hidden', title: 'banners.viewHidden' },
  ],
  filters: [],
  load: (ask, signal) =>
    api.polls.list(
      {
        body: listRequest(ask, VIEWS, ['default', 'name', 'votes']),
      },
      signal && { signal },
    ),
  nameOf: ({ name }) => name,
  create: { href: '/polls/new', title: 'polls.new' },
};
