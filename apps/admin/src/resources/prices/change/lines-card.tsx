import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconListSearch, IconSearch } from '@tabler/icons-react';
import { PRICE_LINE_VIEWS, type PriceChangeView } from '@sjaj/contract';
import { EmptyState, InlineSelect, Panel, Skeleton } from '@sjaj/ui';
import { RowPages, ROWS_A_PAGE } from '../../../shared/imports/row-pages.tsx';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { useLater } from '../../../shared/page/use-later.ts';
import { t } from '../../../shared/texts/t.ts';
import { type LineView, linesQuery } from '../queries.ts';
import { LinesTable } from './lines-table.tsx';

const PAUSE_MS = 250;

interface LinesCardProps {
  readonly change: PriceChangeView;
  readonly view: LineView;
  readonly onView: (view: LineView) => void;
}

const isView = (value: string): value is LineView => PRICE_LINE_VIEWS.some((view) => view === value);

/** The articles of the change with their prices before and after. */
export function LinesCard({ change, view, onView }: LinesCardProps) {
  const [pageOf, setPageOf] = useState({ view, page: 1 });
  const [typed, setTyped] = useState('');
  const text = useLater(typed.trim(), PAUSE_MS);
  // Another view begins with its first page.
  const page = pageOf.view === view ? pageOf.page : 1;
  const setPage = (next: number): void => setPageOf({ view, page: next });
  const query = useQuery(linesQuery(change, { view, page, text }));
  const lines = query.data?.data ?? [];
  const total = query.data?.pagedResult?.totalItems ?? 0;
  return (
    <Panel flush aria-busy={query.isFetching}>
      <div className="adm-import-tools">
        <InlineSelect
          label={t('imports.show')}
          value={view}
          options={PRICE_LINE_VIEWS.map((value) => ({ value, label: t(`priceLineView.${value}`) }))}
          onChange={(next) => isView(next) && onView(next)}
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
      {query.isSuccess && lines.length === 0 && (
        <EmptyState icon={<IconListSearch size={28} />} title={t('list.empty')} />
      )}
      {lines.length > 0 && <LinesTable change={change} lines={lines} />}
      {total > ROWS_A_PAGE && <RowPages page={page} total={total} onPage={setPage} />}
    </Panel>
  );
}
