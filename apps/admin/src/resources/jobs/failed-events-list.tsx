import type { FailedEvent } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { api } from '../../shared/api/api.ts';
import type { Column, ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { FailedActions } from './failed-actions.tsx';
import { consumerName, timeOf } from './job-labels.ts';
import { FAILED_EVENTS, useFailedEvents } from './queries.ts';

const DECISIONS = { retry: 'retryEvent', dismiss: 'dismissEvent' } as const;

const COLUMNS: readonly Column<FailedEvent>[] = [
  {
    key: 'failedAt',
    title: 'jobs.failedAt',
    text: ({ failedAt }) => timeOf(failedAt),
    show: ({ failedAt }) => <span className="sj-t2 sj-num">{timeOf(failedAt)}</span>,
  },
  {
    key: 'topic',
    title: 'jobs.event',
    locked: true,
    onPhone: true,
    text: ({ topic }) => topic,
    show: ({ topic }) => <code>{topic}</code>,
  },
  { key: 'consumer', title: 'jobs.consumer', onPhone: true, text: ({ consumer }) => consumerName(consumer) },
  {
    key: 'error',
    title: 'jobs.reason',
    onPhone: true,
    text: ({ error }) => error,
    show: ({ error }) => <span className="job-reason">{error}</span>,
  },
  {
    key: 'data',
    title: 'jobs.data',
    text: ({ data }) => data,
    show: ({ data }) => <code className="job-data">{data}</code>,
  },
  { key: 'attempts', title: 'jobs.tries', right: true, text: ({ attempts }) => formatNumber(attempts) },
  {
    key: 'id',
    title: 'searches.actions',
    locked: true,
    onPhone: true,
    text: ({ id }) => String(id),
    show: ({ id, topic }, list) => (
      <FailedActions
        name={topic}
        decide={(decision) => api.jobs[DECISIONS[decision]]({ params: { id } })}
        onDecided={list.reload}
      />
    ),
  },
];

function load({ page, pageSize, text }: ListQuery, signal?: AbortSignal) {
  return api.jobs.failedEvents(
    { body: { page, pageSize, ...(text !== '' && { quickSearch: text }) } },
    signal && { signal },
  );
}

function useCounts(): Readonly<Record<string, number>> {
  return { all: useFailedEvents() };
}

export const failedEventsList: ListDefinition<FailedEvent> = {
  name: FAILED_EVENTS,
  title: 'resource.failedEvents',
  searchHint: 'jobs.searchFailed',
  columns: COLUMNS,
  views: [{ key: 'all', title: 'list.all', isWaiting: true }],
  filters: [],
  load,
  useCounts,
  nameOf: ({ topic, failedAt }) => `${topic}, ${timeOf(failedAt)}`,
};
