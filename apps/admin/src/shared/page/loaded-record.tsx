import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { CallFailed } from '@sjaj/client';
import { Skeleton } from '@sjaj/ui';
import { FailureState } from './failure-state.tsx';

/** The id in the address of a record's page; NaN where there is none. */
export function useRecordId(): number {
  const { id }: { readonly id?: string } = useParams({ strict: false });
  return Number(id);
}

interface LoadedRecordProps<T> {
  readonly query: UseQueryResult<T>;
  /** The way back where there is no such record. */
  readonly list: `/${string}`;
  /** The heights of the panels, which keep their place while the record loads. */
  readonly heights: readonly [number, ...number[]];
  readonly children: (record: T) => ReactNode;
}

/** The record of an address: what is drawn once it is there, and what is said where it is not. */
export function LoadedRecord<T>({ query, list, heights, children }: LoadedRecordProps<T>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) {
    const isUnknown = error instanceof CallFailed && (error.status === 404 || error.status === 400);
    return <FailureState error={error} onRetry={() => void refetch()} back={isUnknown ? list : undefined} />;
  }
  return (
    <div aria-busy="true">
      <Skeleton width={320} height={28} />
      {heights.map((height, place) => (
        <Skeleton key={place} height={height} radius={12} marginTop={place === 0 ? 16 : 12} />
      ))}
    </div>
  );
}
