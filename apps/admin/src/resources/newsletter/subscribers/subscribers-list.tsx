import { SUBSCRIBER_STATES, type NewsletterSubscriber, type SubscriberState } from '@sjaj/contract';
import { formatNumber, LANGUAGE_NAMES } from '@sjaj/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Badge, type BadgeTone } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { tableTime } from '../../../shared/figures/table-time.ts';
import { actionsColumn } from '../../../shared/list/actions-column.ts';
import type { ListDefinition } from '../../../shared/list/definition.ts';
import { listRequest } from '../../../shared/list/list-request.ts';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { t } from '../../../shared/texts/t.ts';
import { SubscriberActions } from './subscriber-actions.tsx';
import { SubscribersBulk } from './subscribers-bulk.tsx';

const TONES: Readonly<Record<SubscriberState, BadgeTone>> = {
  subscribed: 'soft',
  waiting: 'outline',
  unsubscribed: 'grey',
  paused: 'warn',
};

const countsQuery = queryOptions({
  queryKey: ['newsletter-subscribers', 'counts'],
  queryFn: async ({ signal }) => (await api.newsletterSubscribers.counts({ signal })).data,
});

function useSubscriberCounts(): Readonly<Record<string, number>> {
  const { data } = useQuery(countsQuery);
  if (!data) return {};
  const none = Object.fromEntries(SUBSCRIBER_STATES.map((state) => [state, 0]));
  return { ...none, ...Object.fromEntries(data.map(({ state, count }) => [state, count])) };
}

const subscribersList: ListDefinition<NewsletterSubscriber> = {
  name: 'newsletter-subscribers',
  title: 'resource.newsletterSubscribers',
  searchHint: 'newsletter.searchSubscribers',
  columns: [
    {
      key: 'email',
      title: 'newsletter.email',
      locked: true,
      onPhone: true,
      sortBy: 'email',
      text: ({ email }) => email,
    },
    { key: 'language', title: 'field.language', text: ({ language }) => LANGUAGE_NAMES[language] },
    {
      key: 'requestedAt',
      title: 'newsletter.requestedAt',
      sortBy: 'requestedAt',
      text: ({ requestedAt }) => tableTime(requestedAt, new Date()),
    },
    {
      key: 'bounces',
      title: 'newsletter.bounces',
      right: true,
      text: ({ bounces }) => formatNumber(bounces),
      show: ({ bounces, bounceReason }) => <span title={bounceReason ?? undefined}>{formatNumber(bounces)}</span>,
    },
    { key: 'bounceReason', title: 'jobs.reason', offered: true, text: ({ bounceReason }) => bounceReason ?? '' },
    {
      key: 'state',
      title: 'field.status',
      onPhone: true,
      text: ({ state }) => t(`subscriberState.${state}`),
      show: ({ state }) => <Badge tone={TONES[state]}>{t(`subscriberState.${state}`)}</Badge>,
    },
    actionsColumn((subscriber, list) => <SubscriberActions subscriber={subscriber} list={list} />),
  ],
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'subscribed', title: 'subscriberStates.subscribed' },
    { key: 'waiting', title: 'subscriberStates.waiting' },
    { key: 'unsubscribed', title: 'subscriberStates.unsubscribed' },
    { key: 'paused', title: 'subscriberStates.paused', isWaiting: true },
  ],
  filters: [],
  load: (query, settings) =>
    api.newsletterSubscribers.list(
      {
        body: listRequest(query, ['all', ...SUBSCRIBER_STATES], ['default', 'email', 'requestedAt']),
      },
      settings,
    ),
  useCounts: useSubscriberCounts,
  nameOf: ({ email }) => email,
  bulk: SubscribersBulk,
};

/** Who reads the newsletter. */
export const SubscribersPage = () => <ListPage list={subscribersList} />;
