import { useQuery } from '@tanstack/react-query';
import { PRICE_LINE_VIEWS, type PriceChangeView } from '@sjaj/contract';
import { InlineSelect } from '@sjaj/ui';
import { RowsPanel, useRowsRequest } from '../../../shared/imports/rows-panel.tsx';
import { t } from '../../../shared/texts/t.ts';
import { type LineView, linesQuery } from '../queries.ts';
import { LinesTable } from './lines-table.tsx';

interface LinesCardProps {
  readonly change: PriceChangeView;
  readonly view: LineView;
  readonly onView: (view: LineView) => void;
}

const isView = (value: string): value is LineView => PRICE_LINE_VIEWS.some((view) => view === value);

/** The articles of the change with their prices before and after. */
export function LinesCard({ change, view, onView }: LinesCardProps) {
  const request = useRowsRequest(view);
  const query = useQuery(linesQuery(change, { view, page: request.page, text: request.text }));
  const choice = (
    <InlineSelect
      label={t('imports.show')}
      value={view}
      options={PRICE_LINE_VIEWS.map((value) => ({ value, label: t(`priceLineView.${value}`) }))}
      onChange={(next) => isView(next) && onView(next)}
    />
  );
  return (
    <RowsPanel request={request} query={query} choice={choice}>
      {(lines) => <LinesTable change={change} lines={lines} />}
    </RowsPanel>
  );
}
