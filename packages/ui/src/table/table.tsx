import './table.css';
import type { ReactNode } from 'react';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { classNames } from '../foundation/class-names.ts';

interface TableProps {
  /** What the table lists, for screen readers. */
  readonly caption: string;
  /** 33.5 px rows of 13 px. */
  readonly dense?: boolean;
  /** The head stays while the page scrolls; only without sideways scrolling. */
  readonly sticky?: boolean;
  /** The first element in a panel: the header takes the panel's corners. */
  readonly rounded?: boolean;
  /** `thead`, `tbody`, `tfoot`; numbers and their headings carry `className="sj-right"`. */
  readonly children: ReactNode;
}

/** A table with hairlines. Rows may carry `sj-row-on` (chosen) or `sj-row-warn`. */
export function Table({ caption, dense, sticky, rounded, children }: TableProps) {
  const look = classNames(
    'sj-table',
    dense && 'sj-table-dense',
    sticky && 'sj-table-sticky',
    rounded && 'sj-table-rounded',
  );
  const table = (
    <table className={look}>
      <caption className="sj-vh">{caption}</caption>
      {children}
    </table>
  );
  return sticky ? table : <div className="sj-table-box">{table}</div>;
}

interface SortHeadProps {
  readonly label: string;
  readonly right?: boolean;
  readonly className?: string | undefined;
  /** The direction that holds now, if it is this column's. */
  readonly sorted: 'ascending' | 'descending' | null;
  readonly onSort: () => void;
}

/** The heading of a column that can be sorted. */
export function SortHead({ label, right, className, sorted, onSort }: SortHeadProps) {
  return (
    <th scope="col" className={classNames(right && 'sj-right', className)} aria-sort={sorted ?? 'none'}>
      <button type="button" className="sj-sort" onClick={onSort}>
        {label}
        {sorted === 'ascending' && <IconArrowUp size={13} aria-hidden="true" />}
        {sorted === 'descending' && <IconArrowDown size={13} aria-hidden="true" />}
      </button>
    </th>
  );
}
