import './pagination.css';
import type { ReactNode } from 'react';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { buttonClass } from '../actions/button.tsx';
import { classNames } from '../foundation/class-names.ts';
import { useUiLink, useUiText } from '../foundation/ui-provider.tsx';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { countText, pageSlots, rangeOf } from './pagination.logic.ts';

interface PaginationProps {
  readonly page: number;
  readonly pageSize: number;
  readonly totalItems: number;
  /** How far the items are counted: so many are shown as so many or more. */
  readonly countsUpTo?: number | undefined;
  /** The address of a page, so that pages can be opened beside and shared. */
  readonly hrefOf: (page: number) => string;
  /** A page size picker, between the range and the pages. */
  readonly children?: ReactNode;
}

/** "1–24 od 366" and the pages; a single page shows the range only. */
export function Pagination({ page, pageSize, totalItems, countsUpTo, hrefOf, children }: PaginationProps) {
  const text = useUiText();
  const totalPages = Math.max(1, Math.ceil(totalItems / pageSize));
  const range = { ...rangeOf(page, pageSize, totalItems), total: countText(totalItems, countsUpTo) };
  return (
    <nav className="sj-pages" aria-label={text.pagination}>
      <span className="sj-num">{text.range(range)}</span>
      {children}
      {totalPages > 1 && (
        <ol>
          {page > 1 && (
            <PageStep href={hrefOf(page - 1)} label={text.previousPage} icon={<IconChevronLeft size={16} />} />
          )}
          {pageSlots(page, totalPages).map((slot, index) => (
            <PageItem key={slot === 'gap' ? `gap${index}` : slot} slot={slot} page={page} hrefOf={hrefOf} />
          ))}
          {page < totalPages && (
            <PageStep href={hrefOf(page + 1)} label={text.nextPage} icon={<IconChevronRight size={16} />} />
          )}
        </ol>
      )}
    </nav>
  );
}

interface PageItemProps {
  readonly slot: number | 'gap';
  readonly page: number;
  readonly hrefOf: (page: number) => string;
}

function PageItem({ slot, page, hrefOf }: PageItemProps) {
  const text = useUiText();
  const Link = useUiLink();
  if (slot === 'gap') return <li className="sj-pages-gap">{'…'}</li>;
  const current = slot === page;
  return (
    <li className={classNames(Math.abs(slot - page) === 1 && 'sj-pages-near')}>
      <Link
        href={hrefOf(slot)}
        className={classNames(
          'sj-num',
          buttonClass({ variant: current ? 'filled' : 'line', size: 'sm', square: true }),
        )}
        aria-label={text.pageNumber(slot)}
        aria-current={current ? 'page' : undefined}
      >
        {slot}
      </Link>
    </li>
  );
}

interface PageStepProps {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
}

function PageStep({ href, label, icon }: PageStepProps) {
  const Link = useUiLink();
  return (
    <li className="sj-pages-step">
      <Link href={href} className={buttonClass({ variant: 'line', size: 'sm', square: true })}>
        {icon}
        <VisuallyHidden>{label}</VisuallyHidden>
      </Link>
    </li>
  );
}
