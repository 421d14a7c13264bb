import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { PageTitle, Panel, Skeleton } from '@sjaj/ui';
import { FailureState } from '../page/failure-state.tsx';

interface SingleRecordProps<T> {
  readonly query: UseQueryResult<T>;
  readonly title: string;
  readonly children: (record: T) => ReactNode;
}

/** A record that exists once: its form, or the title with what is said until it is there. */
export function SingleRecord<T>({ query: { data, error, refetch }, title, children }: SingleRecordProps<T>) {
  if (data !== undefined) return children(data);
  return (
    <>
      <PageTitle title={title} />
      {error ? (
        <Panel>
          <FailureState error={error} onRetry={() => void refetch()} />
        </Panel>
      ) : (
        <Skeleton height={420} radius={12} />
      )}
    </>
  );
}
