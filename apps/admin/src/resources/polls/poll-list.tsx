import type { AdminPoll } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { YesNo } from '../../shared/list/cells.tsx';
import { t } from '../../shared/texts/t.ts';
import { api } from '../../shared/api/api.ts';
import type { ListDefinition } from '../../shared/list/definition.ts';
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
    {
      key: 'isShown',
      title: 'banners.isShown',
      onPhone: true,
      text: ({ isShown }) => t(isShown ? 'sign.yes' : 'sign.no'),
      show: ({ isShown }) => <YesNo value={isShown} />,
    },
  ],
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'shown', title: 'banners.viewShown' },
    { key: 'hidden', title: 'banners.viewHidden' },
  ],
  filters: [],
  load: ({ page, pageSize, view, text, sort }, signal) =>
    api.polls.list(
      {
        body: {
          page,
          pageSize,
          view: VIEWS.find((one) => one === view) ?? 'all',
          sortBy: sort?.by === 'name' || sort?.by === 'votes' ? sort.by : 'default',
          isSortAscending: sort?.ascending ?? true,
          ...(text !== '' && { quickSearch: text }),
        },
      },
      signal && { signal },
    ),
  nameOf: ({ name }) => name,
  create: { href: '/polls/new', title: 'polls.new' },
};
