import { ProductTileSkeleton, Skeleton } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import type { View } from './listing-choice.logic.ts';

/** Limit of the placeholders: as many as a screen shows. */
const MOST_BOXES = 24;

interface ListingSkeletonProps {
  readonly view: View;
  readonly count: number;
}

/** Placeholder while articles load, with the layout of the view. */
export function ListingSkeleton({ view, count }: ListingSkeletonProps) {
  const boxes = Array.from({ length: Math.min(count, MOST_BOXES) }, (_, index) => index);
  return (
    <div aria-busy="true">
      <p className="sj-vh" aria-live="polite">
        {t('listing.loadingMore')}
      </p>
      {view === 'cards' ? (
        <div className="sj-grid sj-grid-4">
          {boxes.map((box) => (
            <ProductTileSkeleton key={box} />
          ))}
        </div>
      ) : (
        <div className="sj-panel">
          {boxes.map((box) => (
            <div key={box} style={{ padding: view === 'list' ? 10 : 3 }}>
              <Skeleton height={view === 'list' ? 56 : 27.5} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

const GROUPS = [3, 4, 6, 2, 4];

/** Placeholder while filters load. */
export function FiltersSkeleton() {
  return GROUPS.map((rows, group) => (
    <div key={group} style={{ padding: '4px 0 12px' }}>
      <Skeleton width="42%" height={14} />
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} width={`${88 - ((row * 17) % 40)}%`} height={12} marginTop={13} />
      ))}
    </div>
  ));
}
