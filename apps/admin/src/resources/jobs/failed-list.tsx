import type { FailedJob } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { api } from '../../shared/api/api.ts';
import type { Column, ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { FailedActions } from './failed-actions.tsx';
import { jobName, timeOf } from './job-labels.ts';
import { FAILED_JOBS, useDeadLetters } from './queries.ts';

const COLUMNS: readonly Column<FailedJob>[] = [
  {
    key: 'failedAt',
    title: 'jobs.failedAt',
    text: ({ failedAt }) => timeOf(failedAt),
    show: ({ failedAt }) => <span className="sj-t2 sj-num">{timeOf(failedAt)}</span>,
  },
  { key: 'name', title: 'jobs.job', locked: true, onPhone: true, text: ({ name }) => jobName(name) },
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
  { key: 'tries', title: 'jobs.tries', right: true, text: ({ tries }) => formatNumber(tries) },
  {
    key: 'id',
    title: 'searches.actions',
    locked: true,
    onPhone: true,
    text: ({ id }) => String(id),
    show: ({ id, name }, list) => (
      <FailedActions
        name={jobName(name)}
        decide={(decision) => api.jobs[decision]({ params: { id } })}
        onDecided={list.reload}
      />
    ),
  },
];

function load({ page, pageSize, text }: ListQuery, signal?: AbortSignal) {
  return api.jobs.failures(
    { body: { page, pageSize, ...(text !== '' && { quickSearch: text }) } },
    signal && { signal },
  );
}

function useCounts(): Readonly<Record<string, number>> {
  return { all: useDeadLetters() };
}

export const failedJobsList: ListDefinition<FailedJob> = {
  name: FAILED_JOBS,
  title: 'resource.failedJobs',
  searchHint: 'jobs.searchFailed',
  columns: COLUMNS,
  views: [{ key: 'all', title: 'list.all', isWaiting: true }],
  filters: [],
  load,
  useCounts,
  nameOf: ({ name, failedAt }) => `${jobName(name)}, ${timeOf(failedAt)}`,
};
