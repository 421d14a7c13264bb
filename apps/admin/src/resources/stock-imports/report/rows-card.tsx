import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconListSearch, IconSearch } from '@tabler/icons-react';
import type { StockImport } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Panel, EmptyState, SegmentedControl, Skeleton } from '@sjaj/ui';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { useLater } from '../../../shared/page/use-later.ts';
import { t } from '../../../shared/texts/t.ts';
import { ROW_VIEWS, type RowView, rowsQuery } from '../queries.ts';
import { RowPages, ROWS_A_PAGE } from '../../../shared/imports/row-pages.tsx';
import { RowsTable } from './rows-table.tsx';

const PAUSE_MS = 250;

/** The lines of the file: changed, rejected and unchanged. */
export function RowsCard({ file }: { readonly file: StockImport }) {
  const [view, setView] = useState<RowView>('differences');
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const text = useLater(typed.trim(), PAUSE_MS);
  const query = useQuery(rowsQuery(file, { view, page, text }));
  const counts: Readonly<Record<RowView, number>> = {
    differences: file.changes + file.done + file.faults,
    faults: file.faults,
    same: file.same,
  };
  const rows = query.data?.data ?? [];
  const total = query.data?.pagedResult?.totalItems ?? 0;
  return (
    <Panel flush aria-busy={query.isFetching}>
      <div className="adm-import-tools">
        <SegmentedControl
          label={t('imports.show')}
          value={view}
          options={ROW_VIEWS.map((value) => ({
            value,
            label: `${t(`importView.${value}`)} ${formatNumber(counts[value])}`,
          }))}
          onChange={(next) => {
            setView(next);
            setPage(1);
          }}
        />
        <div className="sj-input">
          <IconSearch size={16} aria-hidden="true" />
          <input
            type="search"
            aria-label={t('imports.search')}
            placeholder={t('imports.search')}
            maxLength={64}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setPage(1);
            }}
          />
        </div>
      </div>
      {query.isPending && <Skeleton height={320} radius={0} />}
      {query.isError && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && rows.length === 0 && (
        <EmptyState icon={<IconListSearch size={28} />} title={t('list.empty')} />
      )}
      {rows.length > 0 && (
        <RowsTable
          importId={file.id}
          isOpen={file.state === 'compared' && !file.isOutdated}
          isBegun={file.state !== 'compared'}
          rows={rows}
        />
      )}
      {total > ROWS_A_PAGE && <RowPages page={page} total={total} onPage={setPage} />}
    </Panel>
  );
}
