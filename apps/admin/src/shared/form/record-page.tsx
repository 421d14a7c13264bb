import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { CallFailed } from '@sjaj/client';
import type { StaffKey } from '@sjaj/i18n';
import { Breadcrumbs, Skeleton } from '@sjaj/ui';
import { FailureState } from '../page/failure-state.tsx';
import { t } from '../texts/t.ts';

interface RecordPageProps<T, K extends QueryKey> {
  readonly query: UseQueryOptions<T, Error, T, K>;
  readonly list: { readonly href: `/${string}`; readonly title: StaffKey };
  /** As the path above the form calls the record. */
  readonly nameOf: (record: T) => string;
  /** The form; it keeps its first record while the query refreshes. */
  readonly children: (record: T) => ReactNode;
}

/** The page of one record: its path, the form once it is there, and what is said where it is not. */
export function RecordPage<T extends { readonly id: number }, K extends QueryKey>(props: RecordPageProps<T, K>) {
  const { list, nameOf, children } = props;
  const { data: record, error, refetch } = useQuery(props.query);
  if (record) {
    return (
      <>
        <Breadcrumbs trail={[{ href: list.href, title: t(list.title) }, { title: nameOf(record) }]} />
        {children(record)}
      </>
    );
  }
  if (error) {
    const isUnknown = error instanceof CallFailed && (error.status === 404 || error.status === 400);
    return <FailureState error={error} onRetry={() => void refetch()} back={isUnknown ? list.href : undefined} />;
  }
  return (
    <div aria-busy="true">
      <Skeleton width={320} height={28} />
      <Skeleton height={280} radius={12} marginTop={16} />
      <Skeleton height={180} radius={12} marginTop={12} />
    </div>
  );
}
