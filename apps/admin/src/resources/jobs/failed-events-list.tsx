import type { CallSettings } from '@sjaj/client';
import type { FailedEvent } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { api } from '../../shared/api/api.ts';
import type { Column, ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { pageRequest } from '../../shared/list/list-request.ts';
import { failureActions, failureColumns, FAILURES_LIST } from './failure-columns.tsx';
import { consumerName, timeOf } from './job-labels.ts';
import { useWaiting } from '../../shared/waiting.ts';

const DECISIONS = { retry: 'retryEvent', dismiss: 'dismissEvent' } as const;

const { failedAt, error, data } = failureColumns<FailedEvent>();

const COLUMNS: readonly Column<FailedEvent>[] = [
  failedAt,
  {
    key: 'topic',
    title: 'jobs.event',
    locked: true,
    onPhone: true,
    text: ({ topic }) => topic,
    show: ({ topic }) => <code>{topic}</code>,
  },
  { key: 'consumer', title: 'jobs.consumer', onPhone: true, text: ({ consumer }) => consumerName(consumer) },
  error,
  data,
  { key: 'attempts', title: 'jobs.tries', right: true, text: ({ attempts }) => formatNumber(attempts) },
  failureActions(
    ({ topic }) => topic,
    (decision, id) => api.jobs[DECISIONS[decision]]({ params: { id } }),
  ),
];

const load = (query: ListQuery, settings?: CallSettings) =>
  api.jobs.failedEvents({ body: pageRequest(query) }, settings);

function useCounts(): Readonly<Record<string, number>> {
  return { all: useWaiting(['failedEvents']) };
}

export const failedEventsList: ListDefinition<FailedEvent> = {
  name: 'failed-events',
  title: 'resource.failedEvents',
  ...FAILURES_LIST,
  columns: COLUMNS,
  load,
  useCounts,
  nameOf: ({ topic, failedAt }) => `${topic}, ${timeOf(failedAt)}`,
};
