import type { AdminNews } from '@sjaj/contract';
import { formatDateInTable } from '@sjaj/domain';
import { language, t } from '../../shared/texts/t.ts';
import { NewsBadge } from './news-badge.tsx';
import { api } from '../../shared/api/api.ts';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';

const VIEWS = ['all', 'published', 'draft', 'scheduled', 'ended', 'archived'] as const;

export const newsList: ListDefinition<AdminNews> = {
  name: 'news',
  title: 'resource.news',
  searchHint: 'news.search',
  columns: [
    nameColumn('/news'),
    {
      key: 'publishOn',
      title: 'news.publishOn',
      onPhone: true,
      text: ({ publishOn }) => (publishOn === null ? '–' : formatDateInTable(publishOn, language())),
    },
    {
      key: 'publishUntil',
      title: 'news.publishUntil',
      text: ({ publishUntil }) => (publishUntil === null ? '–' : formatDateInTable(publishUntil, language())),
    },
    {
      key: 'state',
      title: 'coupons.state',
      onPhone: true,
      text: ({ state }) => t(`newsState.${state}`),
      show: ({ state }) => <NewsBadge state={state} />,
    },
  ],
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'published', title: 'newsState.published' },
    { key: 'draft', title: 'newsState.draft' },
    { key: 'scheduled', title: 'newsState.scheduled' },
    { key: 'ended', title: 'newsState.ended' },
    { key: 'archived', title: 'newsState.archived' },
  ],
  filters: [],
  load: (query, settings) =>
    api.news.list(
      {
        body: listRequest(query, VIEWS, ['default', 'name']),
      },
      settings,
    ),
  nameOf: ({ name }) => name,
  bulk: recordsBulk({ load: async () => (await import('./news-form.tsx')).newsItemDefinition }),
  create: { href: '/news/new', title: 'news.new' },
};
