import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { StockImport } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { SegmentedControl } from '@sjaj/ui';
import { RowsPanel, useRowsRequest } from '../../../shared/imports/rows-panel.tsx';
import { t } from '../../../shared/texts/t.ts';
import { ROW_VIEWS, type RowView, rowsQuery } from '../queries.ts';
import { RowsTable } from './rows-table.tsx';

/** The lines of the file: changed, rejected and unchanged. */
export function RowsCard({ file }: { readonly file: StockImport }) {
  const [view, setView] = useState<RowView>('differences');
  const request = useRowsRequest(view);
  const query = useQuery(rowsQuery(file, { view, page: request.page, text: request.text }));
  const counts: Readonly<Record<RowView, number>> = {
    differences: file.changes + file.done + file.faults,
    faults: file.faults,
    same: file.same,
  };
  const choice = (
    <SegmentedControl
      label={t('imports.show')}
      value={view}
      options={ROW_VIEWS.map((value) => ({
        value,
        label: `${t(`importView.${value}`)} ${formatNumber(counts[value])}`,
      }))}
      onChange={setView}
    />
  );
  return (
    <RowsPanel request={request} query={query} choice={choice}>
      {(rows) => (
        <RowsTable
          importId={file.id}
          isOpen={file.state === 'compared' && !file.isOutdated}
          isBegun={file.state !== 'compared'}
          rows={rows}
        />
      )}
    </RowsPanel>
  );
}
