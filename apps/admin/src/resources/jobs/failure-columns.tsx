import { actionsColumn } from '../../shared/list/actions-column.ts';
import type { Column, ListDefinition } from '../../shared/list/definition.ts';
import { FailedActions } from './failed-actions.tsx';
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

/** The buttons to retry or discard what has failed. */
export const failureActions = <Row extends Failure>(
  nameOf: (row: Row) => string,
  decide: (decision: 'retry' | 'dismiss', id: number) => Promise<{ readonly info?: { readonly message: string } }>,
): Column<Row> =>
  actionsColumn((row, list) => (
    <FailedActions name={nameOf(row)} decide={(decision) => decide(decision, row.id)} onDecided={list.reload} />
  ));

/** What the lists of failures have in common. */
export const FAILURES_LIST = {
  searchHint: 'jobs.searchFailed',
  views: [{ key: 'all', title: 'list.all', isWaiting: true }],
  filters: [],
} as const satisfies Partial<ListDefinition<Failure>>;
