import type { WebhookView } from '@sjaj/contract';
import { formatDateTime, formatNumber } from '@sjaj/domain';
import { Badge } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import { yesNoColumn } from '../../shared/list/cells.tsx';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';
import { language } from '../../shared/texts/t.ts';
import { eventsText } from './webhook-labels.ts';

export const webhookList: ListDefinition<WebhookView> = {
  name: 'webhooks',
  title: 'resource.webhooks',
  searchHint: 'webhooks.search',
  columns: [
    nameColumn('/webhooks'),
    { key: 'url', title: 'webhooks.url', shrinks: true, text: ({ url }) => url },
    {
      key: 'events',
      title: 'webhooks.events',
      shrinks: true,
      wideOnly: true,
      text: ({ events }) => eventsText(events),
    },
    { key: 'waiting', title: 'webhooks.waiting', right: true, text: ({ waiting }) => formatNumber(waiting) },
    {
      key: 'setAside',
      title: 'webhooks.setAside',
      right: true,
      onPhone: true,
      headedOnPhone: true,
      text: ({ setAside }) => formatNumber(setAside),
      show: ({ setAside }) => (setAside > 0 ? <Badge tone="warn">{formatNumber(setAside)}</Badge> : '0'),
    },
    {
      key: 'lastSentAt',
      title: 'webhooks.lastSentAt',
      text: ({ lastSentAt }) => (lastSentAt === null ? '–' : formatDateTime(new Date(lastSentAt), language())),
      show: ({ lastSentAt }) => (lastSentAt === null ? '–' : tableTime(lastSentAt, new Date())),
    },
    yesNoColumn('isActive', 'webhooks.active', { onPhone: true }),
  ],
  views: [{ key: 'all', title: 'list.all' }],
  filters: [],
  load: (query, settings) => api.webhooks.list({ body: listRequest(query, ['all'], ['name']) }, settings),
  nameOf: ({ name }) => name,
  bulk: recordsBulk({
    load: async () => (await import('./webhook-form.tsx')).webhookDefinition,
    switches: 'isActive',
  }),
  empty: { title: 'webhooks.emptyTitle', text: 'webhooks.emptyText' },
  create: { href: '/webhooks/new', title: 'webhooks.new' },
};
