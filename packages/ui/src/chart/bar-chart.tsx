import './bar-chart.css';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import type { Bar } from './bar.ts';

const BarDrawing = lazy(() => import('./bar-drawing.tsx').then((file) => ({ default: file.BarDrawing })));

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
    <figure className="sj-chart">
      <div aria-hidden="true" style={{ height }}>
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={<Skeleton height={height} />}>
            <BarDrawing {...props} />
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
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, label, value }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
