import type { CallSettings } from '@sjaj/client';
import type { FailedJob } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { api } from '../../shared/api/api.ts';
import type { Column, ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { pageRequest } from '../../shared/list/list-request.ts';
import { failureActions, failureColumns, FAILURES_LIST } from './failure-columns.tsx';
import { jobName, timeOf } from './job-labels.ts';
import { useWaiting } from '../../shared/waiting.ts';

const { failedAt, error, data } = failureColumns<FailedJob>();

const COLUMNS: readonly Column<FailedJob>[] = [
  failedAt,
  { key: 'name', title: 'jobs.job', locked: true, onPhone: true, text: ({ name }) => jobName(name) },
  error,
  data,
  { key: 'tries', title: 'jobs.tries', right: true, text: ({ tries }) => formatNumber(tries) },
  failureActions(
    ({ name }) => jobName(name),
    (decision, id) => api.jobs[decision]({ params: { id } }),
  ),
];

const load = (query: ListQuery, settings?: CallSettings) => api.jobs.failures({ body: pageRequest(query) }, settings);

function useCounts(): Readonly<Record<string, number>> {
  return { all: useWaiting(['failedJobs']) };
}

export const failedJobsList: ListDefinition<FailedJob> = {
  name: 'failed-jobs',
  title: 'resource.failedJobs',
  ...FAILURES_LIST,
  columns: COLUMNS,
  load,
  useCounts,
  nameOf: ({ name, failedAt }) => `${jobName(name)}, ${timeOf(failedAt)}`,
};
