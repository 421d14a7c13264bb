import { ProductTileSkeleton, Skeleton } from '@sjaj/ui';
import { t } from '../shared/texts/t.ts';

const CARDS = 8;

/** Stands for a page whose code or data is on its way. */
export function PageSkeleton() {
  return (
    <div aria-busy="true">
      <span className="sj-vh" role="status">
        {t('sign.loading')}
      </span>
      <Skeleton width={260} height={28} marginTop={16} />
      <Skeleton width="100%" height={32} marginTop={14} />
      <div className="sj-grid sj-grid-4 shop-page-skeleton">
        {Array.from({ length: CARDS }, (_, index) => (
          <ProductTileSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
