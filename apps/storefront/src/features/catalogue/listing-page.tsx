import type { ReactNode } from 'react';
import { classNames, PageTitle, Skeleton } from '@sjaj/ui';
import { PrintHead } from '../../shared/print/print-head.tsx';
import { t } from '../../shared/texts/t.ts';
import { Listing, useListing } from './listing.tsx';
import styles from './listing.module.css';
import type { ListingScope } from './listing-request.logic.ts';
import { useListingView } from './use-listing-view.ts';

interface ListingPageProps {
  readonly title: string;
  readonly scope: ListingScope;
  /** Breadcrumbs above the title. */
  readonly trail?: ReactNode;
  /** Sub-categories: above the list, in the table beside the title, where twenty rows have to fit. */
  readonly parts?: ReactNode;
  /** Between the title and the list: a notice. */
  readonly children?: ReactNode;
  /** Replaces the title and its count if nothing was found. */
  readonly emptyTitle?: string;
}

/** A heading with the number of articles, and the listing. */
export function ListingPage({ title, scope, trail, parts, children, emptyTitle }: ListingPageProps) {
  const { query } = useListing(scope);
  const isTable = useListingView(scope.isBoughtBefore).drawn === 'table';
  const total = query.data?.totalItems;
  // Beside a title that is still to come, the count would move.
  const isKnown = title.trim() !== '' && (total !== undefined || query.isError);
  const heading = total === 0 && emptyTitle ? emptyTitle : title;
  return (
    <div className={classNames(isTable && styles['dense'])}>
      <PrintHead />
      {trail}
      <PageTitle
        title={heading}
        note={
          <span className={styles['count']}>
            {!isKnown && <Skeleton width={82} height={16} />}
            {isKnown && total !== undefined && total > 0 && t('unit.products', { count: total })}
          </span>
        }
        actions={isTable && parts}
      />
      {!isTable && parts}
      {children}
      <Listing key={JSON.stringify(scope)} scope={scope} />
    </div>
  );
}
