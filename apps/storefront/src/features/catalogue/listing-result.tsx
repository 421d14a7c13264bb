import { memo } from 'react';
import type { ListingInput } from '@sjaj/contract';
import { Pagination } from '@sjaj/ui';
import { QuantitiesStartAtZero } from '../../shared/article/quantity-start.ts';
import { t } from '../../shared/texts/t.ts';
import { ArticlesView } from './articles-view.tsx';
import { EmptyResult } from './empty-result.tsx';
import type { ListingScope } from './listing-request.logic.ts';
import { changed, type View } from './listing-choice.logic.ts';
import { ListingSkeleton } from './listing-skeleton.tsx';
import styles from './listing.module.css';
import type { ListingView } from './queries.ts';
import type { EntryColumn } from './use-entries.ts';
import { useListingChoice } from './use-listing-choice.ts';

interface ListingResultProps {
  readonly scope: ListingScope;
  readonly request: ListingInput;
  readonly view: View;
  readonly listing: ListingView | undefined;
  /** Whether it is still the result of the previous query. */
  readonly stale: boolean;
  readonly column: EntryColumn;
}

/** Articles in the chosen view with pagination, or the empty state. Memoised, so that a click on the switch does not draw them before it is painted. */
export const ListingResult = memo(function ListingResult(props: ListingResultProps) {
  const { scope, request, view, listing, stale, column } = props;
  const { choice, addressOf } = useListingChoice();
  const size = request.pageSize ?? 12;
  if (!listing) return <ListingSkeleton view={view} count={size} />;
  if (listing.articles.length === 0 && !stale) return <EmptyResult scope={scope} filters={listing.filters} />;
  return (
    <>
      <p className="sj-vh" aria-live="polite">
        {stale ? t('listing.loadingMore') : t('unit.products', { count: listing.totalItems })}
      </p>
      <div className={stale ? styles['stale'] : styles['fresh']} aria-busy={stale}>
        <QuantitiesStartAtZero value={scope.isOnSale === true || scope.isBoughtBefore === true}>
          <ArticlesView articles={listing.articles} view={view} column={column} />
        </QuantitiesStartAtZero>
      </div>
      <div className={styles['pages']}>
        <Pagination
          page={choice.page}
          pageSize={size}
          totalItems={listing.totalItems}
          hrefOf={(page) => addressOf(changed(choice, { page }))}
        />
      </div>
    </>
  );
});
