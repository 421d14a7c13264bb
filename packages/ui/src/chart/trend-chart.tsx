import { Skeleton } from '../feedback/skeleton.tsx';
import { lazyPart } from '../foundation/lazy-part.tsx';
import type { TrendPoint } from './trend.ts';
import { ChartFrame } from './chart-frame.tsx';

const TrendDrawing = lazyPart(async () => (await import('./trend-drawing.tsx')).TrendDrawing, { quiet: true });

interface TrendChartProps {
  /** What the chart shows, and the headings of its three columns, for screen readers. */
  readonly caption: string;
  readonly labelHeading: string;
  readonly valueHeading: string;
  readonly previousHeading: string;
  readonly points: readonly TrendPoint[];
  /** In px. */
  readonly height: number;
  /** A value as words: an amount. */
  readonly format: (value: number) => string;
  /** A value on the axis, shorter. */
  readonly formatShort: (value: number) => string;
}

/** A period as a line, the one that it is compared with dashed. The drawing is loaded when it is shown; a table behind it has the figures. */
export function TrendChart(props: TrendChartProps) {
  const { caption, labelHeading, valueHeading, previousHeading, points, height, format } = props;
  return (
    <ChartFrame
      caption={caption}
      headings={[labelHeading, valueHeading, previousHeading]}
      rows={points.map(({ key, label, value, previous }) => ({
        key,
        label,
        values: [format(value), format(previous)],
      }))}
      height={height}
    >
      <TrendDrawing {...props} placeholder={<Skeleton height={height} />} />
    </ChartFrame>
  );
}
