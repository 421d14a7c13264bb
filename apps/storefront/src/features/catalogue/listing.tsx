import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CompareSlot } from '../../shared/compare/compare-slot.tsx';
import { useCanViewPrices } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { EmptyResult } from './empty-result.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { FilterPanel } from './filter-panel.tsx';
import styles from './filters.module.css';
import { listingRequest, type ListingScope } from './listing-request.logic.ts';
import { filterCount } from './listing-choice.logic.ts';
import { ListingFailed } from './listing-failed.tsx';
import { ListingResult } from './listing-result.tsx';
import { FiltersSkeleton } from './listing-skeleton.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';
import { listingQuery } from './queries.ts';
import { useListingPreferences } from './listing-preferences.ts';
import { useEntries } from './use-entries.ts';
import { useListingChoice } from './use-listing-choice.ts';
import { useListingView } from './use-listing-view.ts';

/** Result of the listing for the page around it. */
export function useListing(scope: ListingScope) {
  const { choice } = useListingChoice();
  const { size } = useListingPreferences();
  const canViewPrices = useCanViewPrices();
  const request = useMemo(
    () => listingRequest(scope, choice, { canViewPrices, size }),
    [scope, choice, canViewPrices, size],
  );
  return { request, query: useQuery(listingQuery(request, scope)) };
}

/** Articles with filters, sort order, page size and three views. Used by every list of the shop. */
export function Listing({ scope }: { readonly scope: ListingScope }) {
  const { choice, choose } = useListingChoice();
  const preferences = useListingPreferences();
  const { request, query } = useListing(scope);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const column = useEntries();
  const { chosen, drawn: view } = useListingView(scope.isBoughtBefore);
  const { filters, totalItems = 0 } = query.data ?? {};
  if (query.isError && !query.data) return <ListingFailed error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data && totalItems === 0 && filterCount(choice) === 0 && !query.isPlaceholderData) {
    return <EmptyResult scope={scope} filters={query.data.filters} />;
  }
  return (
    <div className="sj-lay">
      {view !== 'table' && (
        <aside className="sj-side sj-desktop sj-noprint" aria-label={t('listing.filters')}>
          <div className={`sj-panel ${styles['side']}`}>
            {filters ? (
              <FilterPanel {...{ scope, filters, totalItems, choice }} onChoose={choose} />
            ) : (
              <FiltersSkeleton />
            )}
          </div>
        </aside>
      )}
      <div className="sj-grow">
        <ListingToolbar
          view={view}
          chosenView={chosen}
          size={request.pageSize ?? preferences.size}
          filters={filters}
          column={column}
          onOpenFilters={() => setFiltersOpen(true)}
        />
        <ListingResult
          scope={scope}
          request={request}
          view={view}
          listing={query.data}
          stale={query.isPlaceholderData}
          column={column}
        />
      </div>
      <CompareSlot />
      {filters && (
        <FilterDrawer
          open={filtersOpen}
          onClose={() => setFiltersOpen(false)}
          {...{ scope, filters, totalItems, choice }}
          onChoose={choose}
        />
      )}
    </div>
  );
}
