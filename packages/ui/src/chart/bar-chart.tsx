import { Skeleton } from '../feedback/skeleton.tsx';
import { lazyPart } from '../foundation/lazy-part.tsx';
import type { Bar } from './bar.ts';
import { ChartFrame } from './chart-frame.tsx';

const BarDrawing = lazyPart(async () => (await import('./bar-drawing.tsx')).BarDrawing, { quiet: true });

interface BarChartProps {
  /** What the chart shows, and the headings of its two columns, for screen readers. */
  readonly caption: string;
  readonly labelHeading: string;
  readonly valueHeading: string;
  readonly bars: readonly Bar[];
  /** Columns over time, or rows with long labels. */
  readonly kind: 'columns' | 'rows';
  /** In px. */
  readonly height: number;
  /** A value as words: an amount. */
  readonly format: (value: number) => string;
  /** A value on the axis, shorter. */
  readonly formatShort: (value: number) => string;
}

/** Bars of amounts. The drawing is loaded when it is shown; a table behind it has the same figures for screen readers. */
export function BarChart(props: BarChartProps) {
  const { caption, labelHeading, valueHeading, bars, height, format } = props;
  return (
    <ChartFrame
      caption={caption}
      headings={[labelHeading, valueHeading]}
      rows={bars.map(({ key, label, value }) => ({ key, label, values: [format(value)] }))}
      height={height}
    >
      <BarDrawing {...props} placeholder={<Skeleton height={height} />} />
    </ChartFrame>
  );
}
