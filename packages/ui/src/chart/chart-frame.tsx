import './bar-chart.css';
import type { ReactNode } from 'react';

interface ChartFrameProps {
  readonly caption: string;
  readonly headings: readonly string[];
  /** The label of each row, then its values as words. */
  readonly rows: readonly { readonly key: string; readonly label: string; readonly values: readonly string[] }[];
  /** In px. */
  readonly height: number;
  /** The drawing, which may still be loading. Where it fails to load the table remains. */
  readonly children: ReactNode;
}

/** A drawing of figures, with a table behind it that has them for screen readers. */
export function ChartFrame({ caption, headings, rows, height, children }: ChartFrameProps) {
  return (
    <figure className="sj-chart">
      <div aria-hidden="true" style={{ height }}>
        {children}
      </div>
      {/* A table is as wide as its words, hidden or not: the box around it is what clips. */}
      <div className="sj-vh">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {headings.map((heading, column) => (
                // Columns keep their places; two may have the same heading.
                <th key={column} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, values }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {values.map((value, column) => (
                  <td key={column}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
