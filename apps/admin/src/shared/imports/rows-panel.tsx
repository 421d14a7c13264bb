import { type ReactNode, useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { IconListSearch, IconSearch } from '@tabler/icons-react';
import { useDebounced } from '@sjaj/app-kit';
import { EmptyState, Panel, Skeleton } from '@sjaj/ui';
import { FailureState } from '../page/failure-state.tsx';
import { t } from '../texts/t.ts';
import { RowPages, ROWS_A_PAGE } from './row-pages.tsx';

/** Which rows are asked for: the page, and the text that is looked for. Another view begins with its first page. */
export function useRowsRequest(view: string) {
  const [pageOf, setPageOf] = useState({ view, page: 1 });
  const [typed, setTyped] = useState('');
  const setPage = (page: number): void => setPageOf({ view, page });
  return {
    typed,
    text: useDebounced(typed.trim()),
    page: pageOf.view === view ? pageOf.page : 1,
    setPage,
    search: (text: string): void => {
      setTyped(text);
      setPage(1);
    },
  };
}

interface RowsPage<Row> {
  readonly data: readonly Row[];
  readonly pagedResult?: { readonly totalItems: number } | null | undefined;
}

interface RowsPanelProps<Row> {
  readonly request: ReturnType<typeof useRowsRequest>;
  readonly query: UseQueryResult<RowsPage<Row>>;
  /** Chooses which of the rows are shown. */
  readonly choice: ReactNode;
  /** Draws the rows, of which there is one at least. */
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** The rows of an import or a change: those of a view, those that a text finds, page by page. */
export function RowsPanel<Row>({ request, query, choice, children }: RowsPanelProps<Row>) {
  const rows = query.data?.data ?? [];
  const total = query.data?.pagedResult?.totalItems ?? 0;
  return (
    <Panel flush aria-busy={query.isFetching}>
      <div className="adm-import-tools">
        {choice}
        <div className="sj-input">
          <IconSearch size={16} aria-hidden="true" />
          <input
            type="search"
            aria-label={t('imports.search')}
            placeholder={t('imports.search')}
            maxLength={64}
            value={request.typed}
            onChange={(event) => request.search(event.currentTarget.value)}
          />
        </div>
      </div>
      {query.isPending && <Skeleton height={320} radius={0} />}
      {query.isError && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && rows.length === 0 && (
        <EmptyState icon={<IconListSearch size={28} />} title={t('list.empty')} />
      )}
      {rows.length > 0 && children(rows)}
      {total > ROWS_A_PAGE && <RowPages page={request.page} total={total} onPage={request.setPage} />}
    </Panel>
  );
}
