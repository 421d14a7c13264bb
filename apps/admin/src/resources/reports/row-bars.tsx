import type { ComponentProps } from 'react';
import { formatNumber } from '@sjaj/domain';
import { BarChart, Panel, Skeleton } from '@sjaj/ui';
import { kmText } from '../../shared/figures/amounts.ts';

type Bars = ComponentProps<typeof BarChart>['bars'];

interface RowBarsProps {
  readonly title: string;
  readonly labelHeading: string;
  readonly valueHeading: string;
  /** Undefined while they are loading. */
  readonly bars: Bars | undefined;
  readonly kind?: 'columns' | 'rows';
}

const MOST_BARS = 6;
const ROW_HEIGHT = 28;
const COLUMNS_HEIGHT = 180;

/** The largest rows of a report as bars of amounts. It keeps its place while they are loading, and is left out where there are none. */
export function RowBars({ title, labelHeading, valueHeading, bars, kind = 'rows' }: RowBarsProps) {
  if (bars?.every(({ value }) => value === 0)) return null;
  const largest = bars && (kind === 'rows' ? bars.toSorted((a, b) => b.value - a.value).slice(0, MOST_BARS) : bars);
  // The same while they are loading and for any number of them: what is below does not move.
  const height = kind === 'columns' ? COLUMNS_HEIGHT : MOST_BARS * ROW_HEIGHT;
  return (
    <Panel className="adm-report-summary" title={title}>
      {largest ? (
        <BarChart
          caption={title}
          labelHeading={labelHeading}
          valueHeading={valueHeading}
          bars={largest}
          kind={kind}
          height={height}
          format={kmText}
          formatShort={(value) => formatNumber(Math.round(value))}
        />
      ) : (
        <Skeleton height={height} />
      )}
    </Panel>
  );
}
