import type { Column } from '../../shared/list/definition.ts';
import { timeOf } from './job-labels.ts';

interface Failure {
  readonly id: number;
  readonly failedAt: string;
  readonly error: string;
  readonly data: string;
}

/** When something has failed, why, and with what: the same for jobs and events. */
export const failureColumns = <Row extends Failure>(): Readonly<
  Record<'failedAt' | 'error' | 'data', Column<Row>>
> => ({
  failedAt: {
    key: 'failedAt',
    title: 'jobs.failedAt',
    text: ({ failedAt }) => timeOf(failedAt),
    show: ({ failedAt }) => <span className="sj-t2 sj-num">{timeOf(failedAt)}</span>,
  },
  error: {
    key: 'error',
    title: 'jobs.reason',
    onPhone: true,
    text: ({ error }) => error,
    show: ({ error }) => <span className="job-reason">{error}</span>,
  },
  data: {
    key: 'data',
    title: 'jobs.data',
    text: ({ data }) => data,
    show: ({ data }) => <code className="job-data">{data}</code>,
  },
});
