import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { StaffKey } from '@sjaj/i18n';
import { Breadcrumbs } from '@sjaj/ui';
import { LoadedRecord } from '../page/loaded-record.tsx';
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
export function RecordPage<T, K extends QueryKey>({ query, list, nameOf, children }: RecordPageProps<T, K>) {
  return (
    <LoadedRecord query={useQuery(query)} list={list.href} heights={[280, 180]}>
      {(record) => (
        <>
          <Breadcrumbs trail={[{ href: list.href, title: t(list.title) }, { title: nameOf(record) }]} />
          {children(record)}
        </>
      )}
    </LoadedRecord>
  );
}
