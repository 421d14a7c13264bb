import './bar-chart.css';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import type { TrendPoint } from './trend.ts';

const TrendDrawing = lazy(() => import('./trend-drawing.tsx').then((file) => ({ default: file.TrendDrawing })));

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
    <figure className="sj-chart">
      <div aria-hidden="true" style={{ height }}>
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={<Skeleton height={height} />}>
            <TrendDrawing {...props} />
          </Suspense>
        </ErrorBoundary>
      </div>
      {/* A table is as wide as its words, hidden or not: the box around it is what clips. */}
      <div className="sj-vh">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{labelHeading}</th>
              <th scope="col">{valueHeading}</th>
              <th scope="col">{previousHeading}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ key, label, value, previous }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{format(value)}</td>
                <td>{format(previous)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
